import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, nullable, oneOf } from '#platform/contract/shapes.ts';
import { EidTurnCode, END_REFUSES } from './eid.ts';
import { APP_WORD_MAX } from './limits.ts';

const AppWord = Type.String({ minLength: 1, maxLength: APP_WORD_MAX });

/** Whether the phone has answered; while it has not, what the QR code has to show in this second. */
export const pollEid = endpoint('POST /auth/eid/poll', {
  body: Type.Object({
    turn: EidTurnCode,
    /** What an app on the same device led back with; null in the page that only waits. */
    came_back: nullable(Type.Object({ secret_digest: AppWord, challenge_verifier: AppWord })),
  }),
  answer: Type.Object({
    state: oneOf(['waiting', 'done']),
    link: nullable(Type.String()),
    user_id: nullable(Id),
  }),
  refuses: END_REFUSES,
  secret: true,
});
