import { handle } from '#platform/server/handle.ts';
import { getAttachment as contract } from '../contract/get-attachment.ts';
import { seenAttachment } from './attachments-page-store.ts';
import { dressAttachment } from './message-view-store.ts';

export const getAttachment = handle(contract, async (call) => {
  const { tx, actor, params, query, now, refuse } = call;
  const where = { file_id: params.attachmentId, message_id: query.message_id };
  const file = (await seenAttachment(tx, actor, where, now)) ?? refuse('file_not_found');
  return dressAttachment(call, file);
});
