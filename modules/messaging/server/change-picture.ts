import { linkFiles, unlinkFiles } from '#modules/files/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { changePicture as contract } from '../contract/change-picture.ts';
import { conversationPicture, pictureAddress } from '../contract/conversation-picture.ts';
import { conversationUpdated } from '../contract/facts.ts';
import { mayChangeSettings } from '../rules/may-in-conversation.ts';
import { savePicture } from './group-store.ts';
import { sayLine } from './line-store.ts';
import { holdConversation } from './membership-store.ts';
import { tellAll } from './telling-store.ts';

const HASH_SHOWN = 12;

export const changePicture = handle(contract, async ({ tx, actor, params, body, now, refuse, announce }) => {
  const place = await holdConversation(tx, actor, params.groupId, now);
  const { conversation_id } = place;
  if (place.group_type === 'private') refuse('no_picture_in_private_conversation');
  if (!mayChangeSettings(place)) refuse('permission_denied');
  const of = { thing_id: conversation_id };
  await unlinkFiles(tx, conversationPicture, of, now);
  const [file] = await linkFiles(tx, actor, conversationPicture, { ...of, file_ids: [body.attachment_id] }, now);
  if (file === undefined) return refuse('error.file.invalid_attachments');
  const version = file.hash_name.slice(0, HASH_SHOWN);
  await savePicture(tx, conversation_id, { file_id: file.id, version });
  const line = { conversation_id, system_message_type: 'picture_changed', actor_id: actor.user_id } as const;
  await sayLine(tx, announce, line, now);
  await tellAll(announce, place, conversationUpdated, { group_id: conversation_id });
  return { group_picture: pictureAddress(conversation_id, version) };
});
