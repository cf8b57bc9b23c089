import { type RawBuilder, sql } from 'kysely';

const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean);

/** The same form that the index has; the collation is named, because lower() follows the database's otherwise. */
const content = sql`lower(message.content collate "und-x-icu")`;
/** The same letters in a form that no index has. */
const plainContent = sql`lower((message.content || '') collate "und-x-icu")`;

// %, _ and \ are letters like any other.
const has = (text: string, letters = content): RawBuilder<boolean> =>
  sql<boolean>`${letters} like lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`} collate "und-x-icu")`;

/** Whether the message of a statement has each of these words in it, and is somebody's that is not taken back. */
export const isFound = (search: string, letters = content): RawBuilder<boolean> => sql<boolean>`(
  message.message_type <> 'system' and message.deleted_at is null
  and ${sql.join(
    wordsOf(search).map((word) => has(word, letters)),
    sql` and `,
  )})`;

/** The same without the index: to read a short conversation through costs less than to look up each part of a word. */
export const isFoundByReading = (search: string): RawBuilder<boolean> => isFound(search, plainContent);

/** How well it fits: the words side by side as they were written, and the first of them where a word begins. */
export const fitOf = (search: string): RawBuilder<number> => {
  const [first = ''] = wordsOf(search);
  const beginning = `\\m${first.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '\\$&')}`;
  return sql<number>`(2 * (${has(search)})::int + (${content} ~ ${beginning})::int)`;
};
