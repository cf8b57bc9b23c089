import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

/** Ends the digests of the person whom a link was written to; mail programs do it with one click, without a session. */
export const stopDigest = endpoint('POST /notices/digest/:token/stop', {
  params: Type.Object({ token: Type.String({ pattern: '^\\d{1,16}\\.[a-z]{1,10}\\.[A-Za-z0-9_-]{1,100}$' }) }),
  answer: Type.Object({ is_stopped: Type.Boolean() }),
});
