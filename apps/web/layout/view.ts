import { createContext, useContext } from 'react';
import type { Me } from '#platform/web/data/me.ts';

/** What a person may choose: the role to act in, or the child to look at. */
export type ViewChoice = { role_id?: number; viewed_user_id?: number };

/** Who looks, in which role, at whom: an answer of one view is never shown in another. */
export const viewOf = ({ id, current_role, viewed_user_id }: Me): string =>
  [id, current_role?.role_id, viewed_user_id].join('-');

/** Changes the view; everything of the old one leaves the screen and the cache first. */
export type SwitchView = (choice: ViewChoice) => Promise<void>;

export const ViewContext = createContext<SwitchView>(async () => undefined);

export const useSwitchView = (): SwitchView => useContext(ViewContext);
