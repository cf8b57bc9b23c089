import { handle } from '#platform/server/handle.ts';
import { getConversation as contract } from '../contract/get-conversation.ts';
import { findEntry } from './entry-store.ts';

export const getConversation = handle(
  contract,
  async ({ tx, actor, params, now, refuse }) =>
    (await findEntry(tx, actor, params.groupId, now)) ?? refuse('conversation_not_found'),
);
