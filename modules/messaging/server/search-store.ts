import { type RawBuilder, sql } from 'kysely';

/** Whether a text has these words in it as they are, in whatever case; %, _ and \ are letters like any other. */
export const hasWords = (text: RawBuilder<unknown>, search: string): RawBuilder<boolean> => sql<boolean>`
  lower(${text} collate "und-x-icu") like lower(${`%${search.trim().replace(/[\\%_]/g, '\\$&')}%`} collate "und-x-icu")`;

/** Whether the message of the statement can be found: it is somebody's words, and not taken back. The index knows these alone. */
export const isFound = (search: string): RawBuilder<boolean> => sql<boolean>`(
  message.message_type <> 'system' and message.deleted_at is null and ${hasWords(sql.ref('message.content'), search)})`;
