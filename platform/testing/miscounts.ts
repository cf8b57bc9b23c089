import type { Database } from '#platform/server/db.ts';

// What is counted as unread, beside what there is.
const COUNTED = `
  select member.conversation_id, member.person_id,
    case when member.left_at is null then conversation.last_count - member.read_count - member.skipped_count else 0 end as counted,
    case when member.left_at is null then (
      select count(*)::int from messaging.message
      where message.conversation_id = member.conversation_id and message.message_type <> 'system'
        and message.number > greatest(member.read_number, member.from_number, member.cleared_number)
        and message.author_id is distinct from member.person_id
        and not exists (select from messaging.hidden where hidden.message_id = message.id and hidden.person_id = member.person_id))
    else 0 end as there
  from messaging.member join messaging.conversation on conversation.id = member.conversation_id
  where member.conversation_id = any($1)`;

const GAPS = `
  select conversation.id from messaging.conversation
  cross join lateral (
    select count(*)::int as messages, coalesce(max(number), 0) as last, count(*) filter (where message_type <> 'system')::int as said,
      coalesce(max(count), 0) as highest
    from messaging.message where conversation_id = conversation.id) as found
  where conversation.id = any($1)
    and (messages <> last or last <> conversation.last_number or said <> conversation.last_count or highest <> said)`;

/** Those for whom other messages are counted as unread than there are, and conversations in whose numbers one is missing. */
export async function miscounts(db: Database, group_ids: readonly number[]) {
  const counted = await db.pool.query<{ counted: number; there: number }>(COUNTED, [group_ids]);
  const gaps = await db.pool.query(GAPS, [group_ids]);
  return { wrong: counted.rows.filter(({ counted, there }) => counted !== there), gaps: gaps.rows };
}
