import type { Writing } from './writing.ts';

/** What somebody has typed and not saved, and the state of the consent that they began with. */
export type KeptWriting = { readonly writing: Writing; readonly since: string | null };

const isKept = (read: Partial<KeptWriting> | null): read is KeptWriting =>
  typeof read?.writing?.title === 'string' &&
  typeof read.writing.description === 'string' &&
  Array.isArray(read.writing.choice?.scopes);

/** The person stands in the key: whoever signs in next on this tab never meets what another one wrote. */
export const keyOfWriting = (person_id: number, school_id: number, consent_id: number | null): string =>
  `kriit-consent:${person_id}:${school_id}:${consent_id ?? 'new'}`;

/** Without storage, or with a full one, texts live as long as the page does. */
const onThisPage = new Map<string, KeptWriting>();

/** Unsaved texts outlive a reload and an expired session, for as long as the tab is there. */
export const keptWritings = {
  read(key: string): KeptWriting | null {
    const typedHere = onThisPage.get(key);
    if (typedHere) return typedHere;
    try {
      const read = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<KeptWriting> | null;
      return isKept(read) ? read : null;
    } catch {
      return null;
    }
  },
  write(key: string, kept: KeptWriting | null): void {
    onThisPage.delete(key);
    try {
      if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
      else sessionStorage.removeItem(key);
    } catch {
      if (kept) onThisPage.set(key, kept);
    }
  },
};
