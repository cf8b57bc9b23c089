import { handle } from '#platform/server/handle.ts';
import { PEOPLE_PAGE } from '../contract/limits.ts';
import { listSeenBy as contract } from '../contract/list-seen-by.ts';
import { maySeeReaders } from '../rules/may-in-conversation.ts';
import { findMessage } from './message-store.ts';
import { seenBy } from './seen-by-store.ts';

export const listSeenBy = handle(contract, async ({ tx, actor, params, query, now, refuse }) => {
  const { page = 1 } = query;
  const message = await findMessage(tx, actor, params.messageId, now);
  if (!maySeeReaders(message, message)) refuse('permission_denied');
  const { data, seen, total } = await seenBy(tx, message, page);
  return { data, meta: { page, has_more: page * PEOPLE_PAGE < seen, seen, total } };
});
