import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { BEGIN_REFUSES, beginning, EidOrigin, EidTurnCode } from './eid.ts';

/** Where the browser goes to show who its person is; it comes back to `/login/openid`. */
export const startOpenid = endpoint('POST /auth/eid/openid', {
  body: Type.Object({
    ...beginning,
    /** The origin of our own page, as the browser sees it. */
    origin: EidOrigin,
  }),
  answer: Type.Object({ turn: EidTurnCode, url: Type.String() }),
  refuses: BEGIN_REFUSES,
  secret: true,
});
