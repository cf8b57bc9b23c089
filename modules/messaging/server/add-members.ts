import { activeIn } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { addMembers as contract } from '../contract/add-members.ts';
import { ANNOUNCEMENTS, LEVELS } from '../contract/kinds.ts';
import { mayChangeSettings } from '../rules/may-in-conversation.ts';
import { judgeChoice, judgeSize } from '../rules/new-conversation.ts';
import { resolveChoice, seekerIn } from './contact-store.ts';
import { sayLine } from './line-store.ts';
import { letIn } from './member-store.ts';
import { holdAsMember } from './membership-store.ts';
import { tellJoined } from './telling-store.ts';

export const addMembers = handle(contract, async ({ tx, actor, params, body, now, permit, refuse, announce }) => {
  const place = await holdAsMember(tx, actor, params.groupId, now);
  const { conversation_id, school_id } = place;
  if (place.group_type === 'private') refuse('no_users_in_private_conversation');
  if (!mayChangeSettings(place)) refuse('cannot_add_users');
  const { groups = [] } = body;
  const user_ids = [...new Set(body.user_ids ?? [])].filter((id) => id !== actor.user_id);
  const choice = { user_ids, groups };
  permit(judgeChoice(choice));
  if (groups.some((group) => group.school_id !== school_id)) refuse('groups_of_different_schools');
  // Somebody of another school is as unknown as somebody who does not exist.
  if ((await activeIn(tx, school_id, user_ids, now)).length < user_ids.length) refuse('user_not_found');
  const seeker = (await seekerIn(tx, actor, school_id, now)) ?? refuse('cannot_add_users');
  const chosen = await resolveChoice(tx, seeker, choice, now);
  permit(judgeSize(place.group_type, chosen.person_ids.length));
  if (!chosen.is_reached) refuse('cannot_add_users');
  const newcomers = chosen.person_ids.map((person_id) => ({ person_id, permission_level_id: LEVELS.ordinary }));
  const joined = await letIn(tx, conversation_id, newcomers, now);
  if (joined.length === 0) return { added: 0 };
  // Who reads an announcement is known to its admins alone, so no line tells it.
  if (!ANNOUNCEMENTS.includes(place.group_type)) {
    const line = { conversation_id, system_message_type: 'member_added', actor_id: actor.user_id } as const;
    await sayLine(tx, announce, { ...line, target_ids: joined }, now);
  }
  await tellJoined(announce, place, joined);
  return { added: joined.length };
});
