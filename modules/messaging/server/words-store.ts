import { type RawBuilder, sql } from 'kysely';

/** The words of a message that were replaced after the person of `member` left. */
const formerOf = (alias: 'message' | 'quoted') => sql`
  messaging.former_words where former_words.message_id = ${sql.ref(alias)}.id and former_words.replaced_at > member.left_at`;

/** What stood in a message when the person of `member` left; the rows of one message follow each other as they were written. */
const former = (alias: 'message' | 'quoted', column: 'content' | 'edited_at') => sql`
  (select former_words.${sql.ref(column)} from ${formerOf(alias)} order by former_words.id limit 1)`;

/** Whether it is worth looking for former words: for most people and messages it is not. */
const mayHaveFormer = (alias: 'message' | 'quoted') => sql<boolean>`
  (member.left_at is not null and ${sql.ref(alias)}.edited_at is not null)`;

/** The words of a message as the person of `member` may know them: whoever left keeps those that stood there then. */
export const wordsOf = (alias: 'message' | 'quoted'): RawBuilder<string> => sql<string>`
  (case when ${mayHaveFormer(alias)} then coalesce(${former(alias, 'content')}, ${sql.ref(alias)}.content)
    else ${sql.ref(alias)}.content end)`;

/** When these words were last changed; those of today, which are shown where no former ones were kept, have their own moment. */
export const changedAt = sql<string | null>`
  (case when ${mayHaveFormer('message')} and exists (select from ${formerOf('message')})
    then ${former('message', 'edited_at')} else message.edited_at end)`;
