import { unlinkFiles } from '#modules/files/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { failingAs } from '#platform/server/refusal.ts';
import { conversationPicture } from '../contract/conversation-picture.ts';
import { deleteForEveryone as contract } from '../contract/delete-for-everyone.ts';
import { conversationDeleted } from '../contract/facts.ts';
import { mayDeleteForEveryone } from '../rules/may-in-conversation.ts';
import { deleteGroup, personsIn } from './group-store.ts';
import { holdConversation } from './membership-store.ts';

export const deleteForEveryone = handle(contract, async ({ tx, actor, params, now, refuse, announce }) => {
  const place = await holdConversation(tx, actor, params.groupId, now);
  const { conversation_id } = place;
  if (!mayDeleteForEveryone(place)) refuse('permission_denied');
  if (place.last_count > 0) refuse('only_empty_conversations_can_be_deleted');
  // Afterwards nobody could say any more who was in it.
  const persons = await personsIn(tx, conversation_id);
  await failingAs('group_deletion_error', async () => {
    await unlinkFiles(tx, conversationPicture, { thing_id: conversation_id }, now);
    await deleteGroup(tx, conversation_id);
  });
  await announce(conversationDeleted, { group_id: conversation_id }, { persons });
  return {};
});
