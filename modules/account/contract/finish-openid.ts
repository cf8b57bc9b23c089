import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { EidDone, EidTurnCode, END_REFUSES } from './eid.ts';
import { OPENID_ANSWER_MAX } from './limits.ts';

/** Shows the answer with which the service sent the browser back. */
export const finishOpenid = endpoint('POST /auth/eid/openid/answer', {
  body: Type.Object({
    turn: EidTurnCode,
    /** What stands behind the question mark of the address. */
    answer: Type.String({ maxLength: OPENID_ANSWER_MAX }),
  }),
  answer: EidDone,
  refuses: END_REFUSES,
  secret: true,
});
