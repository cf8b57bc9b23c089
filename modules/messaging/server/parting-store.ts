import type { Announce } from '#platform/server/announce.ts';
import type { Transaction } from '#platform/server/db.ts';
import { permit } from '#platform/server/refusal.ts';
import { ANNOUNCEMENTS, LEVELS } from '../contract/kinds.ts';
import { judgeLeaving } from '../rules/last-admin.ts';
import { sayLine } from './line-store.ts';
import { letOut, othersIn } from './member-store.ts';
import type { Membership } from './membership-store.ts';
import { tellGone } from './telling-store.ts';

type Parting = { readonly person_id: number; readonly level: 1 | 2; readonly actor_id: number };

/** Lets somebody go from a held conversation, by themselves or by an admin; the others keep an admin. */
export async function part(
  tx: Transaction,
  announce: Announce,
  place: Membership,
  { person_id, level, actor_id }: Parting,
  now: Date,
): Promise<void> {
  const { conversation_id } = place;
  const others = await othersIn(tx, conversation_id, person_id);
  permit(judgeLeaving({ is_admin: level === LEVELS.admin, ...others }));
  const system_message_type = actor_id === person_id ? 'member_left' : 'member_removed';
  const line = { conversation_id, system_message_type, actor_id, target_ids: [person_id] } as const;
  // Whoever goes still sees the line that says so; in announcements nobody is told who is there.
  const said = ANNOUNCEMENTS.includes(place.group_type) ? null : await sayLine(tx, announce, line, now);
  await letOut(tx, conversation_id, [person_id], said?.number ?? place.last_number, now);
  await tellGone(announce, place, person_id);
}
