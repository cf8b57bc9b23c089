import { handle } from '#platform/server/handle.ts';
import { MESSAGES_PAGE } from '../contract/limits.ts';
import { listAttachments as contract } from '../contract/list-attachments.ts';
import { filesPage, linksPage } from './attachments-page-store.ts';
import { loadConversation } from './membership-store.ts';
import { dressAttachment } from './message-view-store.ts';

export const listAttachments = handle(contract, async (call) => {
  const { tx, actor, params, query, now } = call;
  const { type, page = 1 } = query;
  const membership = await loadConversation(tx, actor, params.groupId, now);
  const found =
    type === 'link'
      ? await linksPage(tx, membership, page)
      : (await filesPage(tx, membership, type, page)).map((file) => ({ ...dressAttachment(call, file), url: null }));
  return { data: found.slice(0, MESSAGES_PAGE), meta: { page, has_more: found.length > MESSAGES_PAGE } };
});
