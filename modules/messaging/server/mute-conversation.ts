import { timeZoneOf } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { MUTE_LEVELS } from '../contract/kinds.ts';
import { muteConversation as contract } from '../contract/mute-conversation.ts';
import { muteUntil } from '../rules/mute-until.ts';
import { holdConversation } from './membership-store.ts';
import { saveMute } from './own-side-store.ts';
import { tellOwnTabs } from './telling-store.ts';

export const muteConversation = handle(contract, async ({ tx, actor, params, body, now, refuse, announce }) => {
  const place = await holdConversation(tx, actor, params.groupId, now);
  const level = MUTE_LEVELS.find((known) => known === body.level);
  // There is nothing to hear from a conversation that one has left.
  if (level === undefined || place.has_left) return refuse('cannot_set_mute');
  if (place.is_muted && place.mute_level === level) refuse('already_muted');
  const until = muteUntil(level, await timeZoneOf(tx, place.school_id), now);
  await saveMute(tx, place, level, until);
  await tellOwnTabs(announce, actor.user_id, place.conversation_id);
  return { muted_until: until?.toISOString() ?? null };
});
