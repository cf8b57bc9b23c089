import { createContext, useContext } from 'react';

/** What a person may choose: the role to act in, or the child to look at. */
export type ViewChoice = { role_id?: number; viewed_user_id?: number };

/** Changes the view; everything of the old one leaves the screen and the cache first. */
export type SwitchView = (choice: ViewChoice) => Promise<void>;

export const ViewContext = createContext<SwitchView>(async () => undefined);

export const useSwitchView = (): SwitchView => useContext(ViewContext);
