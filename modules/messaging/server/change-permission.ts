import { handle } from '#platform/server/handle.ts';
import { changePermission as contract } from '../contract/change-permission.ts';
import { memberAccessChanged } from '../contract/facts.ts';
import { ANNOUNCEMENTS, LEVELS } from '../contract/kinds.ts';
import { judgeDemotion } from '../rules/last-admin.ts';
import { mayChangeSettings } from '../rules/may-in-conversation.ts';
import { sayLine } from './line-store.ts';
import { levelOf, othersIn, saveLevel } from './member-store.ts';
import { holdConversation } from './membership-store.ts';
import { tellKnowing } from './telling-store.ts';

export const changePermission = handle(contract, async ({ tx, actor, params, body, now, permit, refuse, announce }) => {
  const place = await holdConversation(tx, actor, params.groupId, now);
  const { conversation_id } = place;
  const { permission_level_id } = body;
  if (!mayChangeSettings(place)) refuse('permission_denied');
  const level = (await levelOf(tx, conversation_id, params.userId)) ?? refuse('user_not_found');
  if (level === permission_level_id) return {};
  if (permission_level_id === LEVELS.ordinary)
    permit(judgeDemotion({ is_admin: true, ...(await othersIn(tx, conversation_id, params.userId)) }));
  await saveLevel(tx, conversation_id, params.userId, permission_level_id);
  if (!ANNOUNCEMENTS.includes(place.group_type)) {
    const system_message_type = permission_level_id === LEVELS.admin ? 'admin_made' : 'admin_unmade';
    const line = { conversation_id, system_message_type, actor_id: actor.user_id } as const;
    await sayLine(tx, announce, { ...line, target_ids: [params.userId] }, now);
  }
  const change = { group_id: conversation_id, user_id: params.userId, permission_level_id };
  await tellKnowing(announce, place, memberAccessChanged, change, [params.userId]);
  return {};
});
