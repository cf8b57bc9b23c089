import { handle } from '#platform/server/handle.ts';
import { hideMessage as contract } from '../contract/hide-message.ts';
import { findMessage } from './message-store.ts';
import { hide } from './reading-store.ts';
import { tellOwnTabs } from './telling-store.ts';

export const hideMessage = handle(contract, async ({ tx, actor, params, now, announce }) => {
  const message = await findMessage(tx, actor, params.messageId, now);
  await hide(tx, actor, message);
  await tellOwnTabs(announce, actor.user_id, message.conversation_id, { message_id: message.message_id });
  return {};
});
