import { sql } from 'kysely';
import { userJson } from '#modules/people/server/doors.ts';
import { oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { jsonMoment } from '#platform/server/json-moment.ts';
import { PEOPLE_PAGE } from '../contract/limits.ts';
import type { User } from '../contract/shapes.ts';
import { firstSeen } from './first-seen-store.ts';
import type { HeldMessage } from './message-store.ts';

type Seen = { readonly user: User; readonly seen_at: string };

/** The others for whom the message is, and when each of them first saw it. */
const others = ({ conversation_id, number, author_id }: HeldMessage) => sql`
  from messaging.member
  left join lateral (${firstSeen(sql`${number}`)}) as first_seen on true
  where member.conversation_id = ${conversation_id} and member.person_id is distinct from ${author_id}
    and member.from_number < ${number} and (member.left_number is null or member.left_number >= ${number})
    and (member.left_at is null or first_seen.at is not null)
    and not exists (
      select from messaging.absence
      where absence.conversation_id = member.conversation_id and absence.person_id = member.person_id
        and ${number} > absence.from_number and ${number} <= absence.to_number)`;

/** A page of those who have seen a message, the first first, and how many of how many that are. */
export async function seenBy(
  tx: Transaction,
  message: HeldMessage,
  page: number,
): Promise<{ data: Seen[]; seen: number; total: number }> {
  const data = await rows(
    tx,
    sql<Seen>`
      select ${userJson(sql.ref('member.person_id'))} as user, ${jsonMoment(sql.ref('first_seen.at'))} as seen_at
      ${others(message)} and first_seen.at is not null
      order by first_seen.at, member.person_id offset ${(page - 1) * PEOPLE_PAGE} limit ${PEOPLE_PAGE}`,
  );
  const counted = await oneRow(
    tx,
    sql<{ seen: number; total: number }>`
      select count(first_seen.at)::int as seen, count(*)::int as total ${others(message)}`,
  );
  return { data, ...counted };
}
