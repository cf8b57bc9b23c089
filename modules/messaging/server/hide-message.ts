import { handle } from '#platform/server/handle.ts';
import { ownSideChanged } from '../contract/facts.ts';
import { hideMessage as contract } from '../contract/hide-message.ts';
import { findMessage } from './message-store.ts';
import { hide } from './reading-store.ts';

export const hideMessage = handle(contract, async ({ tx, actor, params, now, announce }) => {
  const message = await findMessage(tx, actor, params.messageId, now);
  await hide(tx, actor, message);
  await announce(ownSideChanged, { group_id: message.conversation_id }, { persons: [actor.user_id] });
  return {};
});
