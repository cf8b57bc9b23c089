import type { FlatNamespace } from 'i18next';
import { createContext, useContext } from 'react';
import type { Language } from '#platform/contract/shapes.ts';
import type { Me } from './me.ts';

/** What a role is called after; the platform's main administrator has none and is `root`. */
export type NamedRole = { type_id: number; label?: string | null } | 'root';

/** What the shell asks the module of people: who is here, and how their roles are called. */
export type MeSource = {
  /** `background` for a refresh that the person did not ask for. */
  load(options: { background: boolean }): Promise<Me>;
  saveLanguage(language: Language): Promise<unknown>;
  /** The namespace in which the words for roles are. */
  roleWords: FlatNamespace;
  /** The key of the word for a role, such as `people:roles.teacher`. */
  roleWord(role: NamedRole): string;
};

/** What the shell asks the module of accounts. */
export type SessionSource = {
  signOut(signal?: AbortSignal): Promise<unknown>;
  /** Chooses the current role or the viewed child of this session. */
  choose(choice: { role_id?: number; viewed_user_id?: number }): Promise<unknown>;
  /** The access token with which one socket registers. */
  socketTicket(): Promise<string>;
  /** Exchanges a launch code for a session. */
  launch(input: LaunchInput): Promise<Launched>;
  /** Whether the server sees a session that a launch code opened. */
  isLaunched(): Promise<boolean>;
  /** The next bearer, for one that is still good. */
  renewBearer(): Promise<{ bearer: string; bearer_expires_in: number }>;
};

/** A session that a launch code opened: a frame also gets a bearer, for browsers that keep no cookie in it. */
type Launched = { user_id: number; bearer: string | null; bearer_expires_in: number | null };

type LaunchInput = { code: string; code2?: string; origin: string; path: string; framed: boolean };

export type Sources = { me: MeSource; session: SessionSource };

/** Filled by the composition root, so that the shell and the modules need not know each other. */
export const SourcesContext = createContext<Sources | null>(null);

/** The calls that the shell makes through modules. */
export function useSources(): Sources {
  const sources = useContext(SourcesContext);
  if (!sources) throw new Error('SourcesContext is filled in apps/web/main.tsx.');
  return sources;
}
