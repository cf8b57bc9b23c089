import { handle } from '#platform/server/handle.ts';
import { subscribeToPush as contract } from '../contract/subscribe-to-push.ts';
import { isPushService } from '../rules/push-service.ts';
import { saveSubscription } from './subscription-store.ts';

export const subscribeToPush = (hosts: readonly string[]) =>
  handle(contract, async ({ tx, actor, body, now, refuse }) => {
    if (!isPushService(body.endpoint, hosts)) refuse('push_service_unknown');
    await saveSubscription(tx, actor, body, now);
    return {};
  });
