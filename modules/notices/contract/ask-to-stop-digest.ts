import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { stopDigest } from './stop-digest.ts';

/** Leads whoever opens the address that mail programs post to on to the page that asks first; it ends nothing itself. */
export const askToStopDigest = endpoint('GET /notices/digest/:token/stop', {
  params: stopDigest.params,
  answer: Type.Object({}),
});
