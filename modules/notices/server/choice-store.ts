import { sql } from 'kysely';
import type { Channels } from '#platform/contract/notice.ts';
import { rows, type Transaction } from '#platform/server/db.ts';

type Choice = Channels & { person_id: number; kind: string };

/** What persons have chosen for kinds of notices; those who chose nothing are not in it. */
export const choicesOf = (
  tx: Transaction,
  person_ids: readonly number[],
  kinds: readonly string[],
): Promise<Choice[]> =>
  rows(
    tx,
    sql<Choice>`
      select person_id, kind, in_app, email, push, sms from notices.choice
      where person_id = any(${[...person_ids]}) and kind = any(${[...kinds]})`,
  );

export async function saveChoice(tx: Transaction, person_id: number, kind: string, chosen: Channels): Promise<void> {
  const { in_app, email, push, sms } = chosen;
  await rows(
    tx,
    sql`
      insert into notices.choice (person_id, kind, in_app, email, push, sms)
      values (${person_id}, ${kind}, ${in_app}, ${email}, ${push}, ${sms})
      on conflict (person_id, kind) do update set in_app = ${in_app}, email = ${email}, push = ${push}, sms = ${sms}`,
  );
}
