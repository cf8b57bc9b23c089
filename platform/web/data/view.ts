import { createContext, useContext } from 'react';

/** What a person may choose: the role to act in, or the child to look at. */
export type ViewChoice = { role_id?: number; viewed_user_id?: number };

/**
 * Changes the view; everything of the old one leaves the screen and the cache first. The person goes on at Today, or at
 * the address that is named; it then takes the place of the one they were at.
 */
export type SwitchView = (choice: ViewChoice, to?: string) => Promise<void>;

/** Filled by the shell. */
export const ViewContext = createContext<SwitchView>(async () => undefined);

/** The way to another role or another child. */
export const useSwitchView = (): SwitchView => useContext(ViewContext);
