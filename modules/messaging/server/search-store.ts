import { type RawBuilder, sql } from 'kysely';
import { searchRegex } from '../rules/search-letters.ts';
import { wordsOf } from './words-store.ts';

const partsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean);

/** Whether a text has a word in it, looked up in the index, which has the same form of it. */
const isIndexed = (word: string): RawBuilder<boolean> =>
  sql<boolean>`messaging.search_form(message.content) like messaging.search_pattern(${word}::text)`;

/** The same by reading the words that the person of `member` may know; a pattern finds in them what the index would. */
const isRead = (word: string): RawBuilder<boolean> => sql<boolean>`${wordsOf('message')} ~ ${searchRegex(word)}`;

/** Whether the message of a statement has each of these words in it, and is somebody's that is not taken back. */
export const isFound = (search: string, has = isIndexed): RawBuilder<boolean> => sql<boolean>`(
  message.message_type <> 'system' and message.deleted_at is null
  and ${sql.join(
    partsOf(search).map((word) => has(word)),
    sql` and `,
  )})`;

/** Up to so many messages a conversation is read through; common words cost the index a multiple of that. */
export const READ_THROUGH = 2_000;

/**
 * The same without the index: to read a short conversation through costs less than to look up each part of a word. It is the
 * only way for whoever left, because the index has words that were changed since.
 */
export const isFoundByReading = (search: string): RawBuilder<boolean> => isFound(search, isRead);

/** How well it fits: the words side by side as they were written, and the first of them where a word begins. */
export const fitOf = (search: string): RawBuilder<number> => {
  const [first = ''] = partsOf(search);
  return sql<number>`(2 * (${isRead(search)})::int + (${wordsOf('message')} ~ ${`\\m${searchRegex(first)}`})::int)`;
};
