import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, nullable, oneOf } from '#platform/contract/shapes.ts';
import { EidTurnCode, END_REFUSES } from './eid.ts';

/** Whether the phone has answered; while it has not, what the QR code has to show in this second. */
export const pollEid = endpoint('POST /auth/eid/poll', {
  body: Type.Object({ turn: EidTurnCode }),
  answer: Type.Object({
    state: oneOf(['waiting', 'done']),
    link: nullable(Type.String()),
    user_id: nullable(Id),
  }),
  refuses: END_REFUSES,
  secret: true,
});
