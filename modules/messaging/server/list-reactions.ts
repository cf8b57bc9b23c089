import { handle } from '#platform/server/handle.ts';
import { listReactions as contract } from '../contract/list-reactions.ts';
import { maySeeMembers } from '../rules/may-in-conversation.ts';
import { findMessage } from './message-store.ts';
import { reactionsTo } from './reaction-store.ts';

export const listReactions = handle(contract, async ({ tx, actor, params, now, refuse }) => {
  const message = await findMessage(tx, actor, params.messageId, now);
  // Who reacts is a member, and of an announcement only its admins know those.
  if (!maySeeMembers(message)) refuse('permission_denied');
  return reactionsTo(tx, message);
});
