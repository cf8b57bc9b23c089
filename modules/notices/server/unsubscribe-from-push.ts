import { handle } from '#platform/server/handle.ts';
import { unsubscribeFromPush as contract } from '../contract/unsubscribe-from-push.ts';
import { removeSubscription } from './subscription-store.ts';

export const unsubscribeFromPush = handle(contract, async ({ tx, actor, body }) => {
  await removeSubscription(tx, actor, body.endpoint);
  return {};
});
