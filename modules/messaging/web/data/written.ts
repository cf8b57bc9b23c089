import type { NewPoll } from '../../contract/shapes.ts';
import type { Draft } from './use-sending.ts';

/** What somebody has begun to write in a conversation. */
export type Written = Draft & { poll: NewPoll | null };

export const nothingWritten: Written = { content_plain: '', files: [], is_important: false, quote: null, poll: null };

/** True when there is something to send: words, or a file. */
export const isSendable = ({ content_plain, files }: Pick<Written, 'content_plain' | 'files'>): boolean =>
  content_plain.trim() !== '' || files.length > 0;

/** True when nothing would be lost. */
export const isBlank = (written: Written): boolean => !isSendable(written) && written.poll === null;

/** Two that would be kept alike. */
export const isSame = (one: Written, other: Written): boolean => keptForm(one) === keptForm(other);

const keptForm = ({ content_plain, files, is_important, quote, poll }: Written): string =>
  JSON.stringify([content_plain, files.map(({ id }) => id), is_important, quote?.message_id ?? null, poll]);

const keyOf = (person_id: number, group_id: number): string => `kriit-draft:${person_id}:${group_id}`;

const isWritten = (read: Partial<Written> | null): read is Written =>
  typeof read?.content_plain === 'string' && Array.isArray(read.files);

/** Without storage, or with a full one, texts live as long as the page does. */
const onThisPage = new Map<string, Written>();

/** What has not reached the server yet outlives a reload and an expired session, for as long as the tab is there. */
export const keptDrafts = {
  read(person_id: number, group_id: number): Written | null {
    const key = keyOf(person_id, group_id);
    const typedHere = onThisPage.get(key);
    if (typedHere) return typedHere;
    try {
      const read = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Written> | null;
      return isWritten(read) ? { ...nothingWritten, ...read } : null;
    } catch {
      return null;
    }
  },
  write(person_id: number, group_id: number, written: Written | null): void {
    const key = keyOf(person_id, group_id);
    onThisPage.delete(key);
    try {
      if (written) sessionStorage.setItem(key, JSON.stringify(written));
      else sessionStorage.removeItem(key);
    } catch {
      if (written) onThisPage.set(key, written);
    }
  },
};
