import { keptDrafts } from '#platform/web/data/kept-draft.ts';
import type { Writing } from './writing.ts';

/** What somebody has typed and not saved, and the state of the consent that they began with. */
export type KeptWriting = { readonly writing: Writing; readonly since: string | null };

const isKept = ({ writing }: Partial<KeptWriting>): boolean =>
  typeof writing?.title === 'string' &&
  typeof writing.description === 'string' &&
  Array.isArray(writing.choice?.scopes);

/** The person stands in the key: whoever signs in next on this tab never meets what another one wrote. */
export const keyOfWriting = (person_id: number, school_id: number, consent_id: number | null): string =>
  `kriit-consent:${person_id}:${school_id}:${consent_id ?? 'new'}`;

/** Unsaved texts outlive a reload and an expired session, for as long as the tab is there. */
export const keptWritings = keptDrafts<KeptWriting>(() => sessionStorage, isKept);
