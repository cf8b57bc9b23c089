import { cleanText } from '#platform/contract/text.ts';
import { keptDrafts } from '#platform/web/data/kept-draft.ts';
import type { NewPoll } from '../../contract/shapes.ts';
import type { Placeholder } from './talk.ts';
import type { Draft } from './use-sending.ts';

/** What somebody has begun to write in a conversation. */
export type Written = Draft & { poll: NewPoll | null };

/** Changes parts of it; files by what is there by then, since two of them may come or go before anything is drawn anew. */
export type Change = (how: Partial<Written> | ((known: Written) => { readonly files: Written['files'] })) => void;

export const nothingWritten: Written = { content_plain: '', files: [], is_important: false, quote: null, poll: null };

/** True when there is something to send: words, or a file. */
export const isSendable = ({ content_plain, files }: Pick<Written, 'content_plain' | 'files'>): boolean =>
  content_plain.trim() !== '' || files.length > 0;

/** True when nothing would be lost. */
export const isBlank = (written: Written): boolean => !isSendable(written) && written.poll === null;

/** What stays in the field when its words go: a poll is sent by itself. */
export const withoutWords = ({ poll }: Written): Written => ({ ...nothingWritten, poll });

/** Two that would be kept alike. */
export const isSame = (one: Written, other: Written): boolean => keptForm(one) === keptForm(other);

const keptForm = ({ content_plain, files, is_important, quote, poll }: Written): string =>
  JSON.stringify([content_plain, files.map(({ id }) => id), is_important, quote?.message_id ?? null, poll]);

/** What would be said, as the server cleans it: two of one form are the same message. */
export const saidForm = (said: Draft): string =>
  keptForm({ ...said, content_plain: cleanText(said.content_plain).trim(), poll: null });

/** True for a draft of this very message: its words, or what the server kept of them while they were written. */
export const isDraftOf = (message: Draft & Pick<Placeholder, 'begun'>, draft: Draft): boolean =>
  [saidForm(message), ...message.begun].includes(saidForm(draft));

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
