import { unlinkFiles } from '#modules/files/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { conversationPicture } from '../contract/conversation-picture.ts';
import { deletePicture as contract } from '../contract/delete-picture.ts';
import { conversationUpdated } from '../contract/facts.ts';
import { mayChangeSettings } from '../rules/may-in-conversation.ts';
import { savePicture } from './group-store.ts';
import { sayLine } from './line-store.ts';
import { holdConversation } from './membership-store.ts';
import { tellAll } from './telling-store.ts';

export const deletePicture = handle(contract, async ({ tx, actor, params, now, refuse, announce }) => {
  const place = await holdConversation(tx, actor, params.groupId, now);
  const { conversation_id } = place;
  if (place.group_type === 'private') refuse('no_picture_in_private_conversation');
  if (!mayChangeSettings(place)) refuse('permission_denied');
  if (place.picture_id === null) refuse('no_group_picture');
  await unlinkFiles(tx, conversationPicture, { thing_id: conversation_id }, now);
  await savePicture(tx, conversation_id, null);
  const line = { conversation_id, system_message_type: 'picture_deleted', actor_id: actor.user_id } as const;
  await sayLine(tx, announce, line, now);
  await tellAll(announce, place, conversationUpdated, { group_id: conversation_id });
  return {};
});
