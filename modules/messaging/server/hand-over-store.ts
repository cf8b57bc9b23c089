import { sql } from 'kysely';
import { hasRoleIn } from '#modules/people/server/doors.ts';
import type { Announce } from '#platform/server/announce.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { memberAccessChanged } from '../contract/facts.ts';
import { ANNOUNCEMENTS, type GroupType, LEVELS } from '../contract/kinds.ts';
import { sayLine } from './line-store.ts';
import { saveLevel } from './member-store.ts';
import { holdRow } from './membership-store.ts';
import { tellKnowing } from './telling-store.ts';

type Left = { readonly conversation_id: number; readonly group_type: GroupType; readonly person_id: number };

/** Admins of groups that people keep themselves, who have no role in the school any more. */
const goneAdmins = (tx: Transaction, school_id: number, person_ids: readonly number[] | null, now: Date) =>
  rows(
    tx,
    sql<Left>`
      select member.conversation_id, conversation.group_type, member.person_id
      from messaging.member join messaging.conversation on conversation.id = member.conversation_id
      where conversation.school_id = ${school_id} and conversation.group_type in ('simple', 'new_announcement')
        and member.permission_level_id = ${LEVELS.admin} and member.left_at is null
        and (${person_ids}::int[] is null or member.person_id = any(${person_ids}::int[]))
        and not ${hasRoleIn(sql.ref('member.person_id'), sql.ref('conversation.school_id'), now)}
      order by member.conversation_id, member.person_id`,
  );

/** Whoever has been in a conversation longest and can still act there; null where somebody leads it already. */
async function heirOf(tx: Transaction, { conversation_id, person_id }: Left, now: Date): Promise<number | null> {
  const [first] = await rows(
    tx,
    sql<{ person_id: number; permission_level_id: number }>`
      select member.person_id, member.permission_level_id
      from messaging.member join messaging.conversation on conversation.id = member.conversation_id
      where member.conversation_id = ${conversation_id} and member.person_id <> ${person_id} and member.left_at is null
        and ${hasRoleIn(sql.ref('member.person_id'), sql.ref('conversation.school_id'), now)}
      order by member.permission_level_id, member.joined_at, member.person_id limit 1`,
  );
  return first === undefined || first.permission_level_id === LEVELS.admin ? null : first.person_id;
}

/** Hands groups over whose admins are gone from the school: somebody always leads them (HARDENING, B03). */
export async function handOver(
  tx: Transaction,
  announce: Announce,
  school_id: number,
  person_ids: readonly number[] | null,
  now: Date,
): Promise<void> {
  for (const left of await goneAdmins(tx, school_id, person_ids ? [...person_ids] : null, now)) {
    const { conversation_id, group_type } = left;
    await holdRow(tx, conversation_id);
    const heir = await heirOf(tx, left, now);
    const tell = async (user_id: number, permission_level_id: 1 | 2): Promise<void> => {
      await saveLevel(tx, conversation_id, user_id, permission_level_id);
      const change = { group_id: conversation_id, user_id, permission_level_id };
      await tellKnowing(announce, left, memberAccessChanged, change, [user_id]);
    };
    await tell(left.person_id, LEVELS.ordinary);
    if (heir === null) continue;
    await tell(heir, LEVELS.admin);
    if (ANNOUNCEMENTS.includes(group_type)) continue;
    const line = { conversation_id, system_message_type: 'admin_made', actor_id: null, target_ids: [heir] } as const;
    await sayLine(tx, announce, line, now);
  }
}
