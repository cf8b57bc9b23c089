import { handle } from '#platform/server/handle.ts';
import { getConversation as contract } from '../contract/get-conversation.ts';
import { findEntry } from './entry-store.ts';
import { refuseConversation } from './foreign-store.ts';

export const getConversation = handle(
  contract,
  async ({ tx, actor, params, now }) =>
    (await findEntry(tx, actor, params.groupId, now)) ?? refuseConversation(tx, actor, params.groupId),
);
