import { call } from '#platform/web/data/call.ts';
import { getPushKey } from '../../contract/get-push-key.ts';
import { subscribeToPush } from '../../contract/subscribe-to-push.ts';
import { unsubscribeFromPush } from '../../contract/unsubscribe-from-push.ts';

const WORKER = '/service-worker.js';

/** Whether this browser can be told while no page of ours is open. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && isSecureContext;

/** The browser's own subscription, if it has one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person, the browser and the server, in this order. */
export async function startPush(): Promise<'on' | 'blocked'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const { public_key } = await call(getPushKey, {});
  await navigator.serviceWorker.register(WORKER);
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: public_key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await call(subscribeToPush, {
    body: { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  });
  return 'on';
}

/** The server forgets first, so that nothing is sent to a browser that no longer listens. */
export async function stopPush(subscription: PushSubscription): Promise<void> {
  await call(unsubscribeFromPush, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
