import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { BEGIN_REFUSES, beginning, EidTurnCode } from './eid.ts';

/** What an ID card has to sign. */
export const startIdCard = endpoint('POST /auth/eid/id-card', {
  body: Type.Object({ ...beginning }),
  answer: Type.Object({ turn: EidTurnCode, nonce: Type.String() }),
  refuses: BEGIN_REFUSES,
  secret: true,
});
