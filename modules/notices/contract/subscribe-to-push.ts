import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

/** A browser's own description of itself, as `PushSubscription.toJSON()` gives it. */
export const subscribeToPush = endpoint('POST /notices/push-subscriptions', {
  body: Type.Object({
    endpoint: Type.String({ minLength: 10, maxLength: 1_000 }),
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87,88}=?$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}={0,2}$' }),
  }),
  answer: Type.Object({}),
  refuses: ['push_service_unknown'],
});
