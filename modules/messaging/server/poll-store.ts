import { sql } from 'kysely';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { NewPoll } from '../contract/shapes.ts';

/** Writes the poll of a message that was appended in the same transaction. */
export async function insertPoll(tx: Transaction, message_id: number, poll: NewPoll): Promise<void> {
  await rows(
    tx,
    sql`
      with made as (
        insert into messaging.poll (message_id, question, end_date)
        values (${message_id}, ${poll.question.trim()}, ${poll.end_date ?? null}) returning id)
      insert into messaging.poll_answer (poll_id, place, text)
      select made.id, place, text
      from made, unnest(${poll.answers.map((answer) => answer.trim())}::text[]) with ordinality as given (text, place)
      order by place`,
  );
}
