import { keptDrafts } from '#platform/web/data/kept-draft.ts';
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

const storage = keptDrafts<Written>(
  () => sessionStorage,
  ({ content_plain, files }) => typeof content_plain === 'string' && Array.isArray(files),
);

/**
 * What has not reached the server yet outlives a reload and an expired session, for as long as the tab is there. It does
 * not outlive the tab: an old beginning would push aside what was written on another device since.
 */
export const keptWriting = {
  read(person_id: number, group_id: number): Written | null {
    const read = storage.read(keyOf(person_id, group_id));
    return read && { ...nothingWritten, ...read };
  },
  write(person_id: number, group_id: number, written: Written | null): void {
    storage.write(keyOf(person_id, group_id), written);
  },
};
