import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

/** A browser of one's own that is to be told no more. */
export const unsubscribeFromPush = endpoint('POST /notices/push-subscriptions/remove', {
  body: Type.Object({ endpoint: Type.String({ minLength: 10, maxLength: 1_000 }) }),
  answer: Type.Object({}),
});
