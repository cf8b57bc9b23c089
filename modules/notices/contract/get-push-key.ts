import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

/** The key that a browser asks its push service with; null where this server sends no push messages. */
export const getPushKey = endpoint('GET /notices/push-key', {
  answer: Type.Object({ public_key: Type.Union([Type.String(), Type.Null()]) }),
});
