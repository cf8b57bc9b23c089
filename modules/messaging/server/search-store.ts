import { type RawBuilder, sql } from 'kysely';
import { wordsOf } from './words-store.ts';

const partsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean);

/** The same form that the index has; the collation is named, because lower() follows the database's otherwise. */
const content = sql`lower(message.content collate "und-x-icu")`;
/** The letters that the person of `member` may know, in a form that no index has. */
const knownContent = sql`lower((${wordsOf('message')} || '') collate "und-x-icu")`;

// %, _ and \ are letters like any other.
const has = (text: string, letters = content): RawBuilder<boolean> =>
  sql<boolean>`${letters} like lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`} collate "und-x-icu")`;

/** Whether the message of a statement has each of these words in it, and is somebody's that is not taken back. */
export const isFound = (search: string, letters = content): RawBuilder<boolean> => sql<boolean>`(
  message.message_type <> 'system' and message.deleted_at is null
  and ${sql.join(
    partsOf(search).map((word) => has(word, letters)),
    sql` and `,
  )})`;

/**
 * The same without the index: to read a short conversation through costs less than to look up each part of a word. It is the
 * only way for whoever left, because the index has words that were changed since.
 */
export const isFoundByReading = (search: string): RawBuilder<boolean> => isFound(search, knownContent);

/** How well it fits: the words side by side as they were written, and the first of them where a word begins. */
export const fitOf = (search: string): RawBuilder<number> => {
  const [first = ''] = partsOf(search);
  const beginning = `\\m${first.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '\\$&')}`;
  return sql<number>`(2 * (${has(search, knownContent)})::int + (${knownContent} ~ ${beginning})::int)`;
};
