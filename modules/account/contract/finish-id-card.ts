import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { EidDone, EidOrigin, EidTurnCode, END_REFUSES } from './eid.ts';
import { CARD_CERTIFICATE_MAX, CARD_SIGNATURE_MAX } from './limits.ts';

/** What the browser's Web eID extension hands over. */
export const CardToken = Type.Object({
  unverifiedCertificate: Type.String({ minLength: 1, maxLength: CARD_CERTIFICATE_MAX }),
  algorithm: Type.String({ minLength: 1, maxLength: 10 }),
  signature: Type.String({ minLength: 1, maxLength: CARD_SIGNATURE_MAX }),
  format: Type.String({ minLength: 1, maxLength: 40 }),
});

/** Shows what a card has signed. */
export const finishIdCard = endpoint('POST /auth/eid/id-card/token', {
  body: Type.Object({ turn: EidTurnCode, origin: EidOrigin, token: CardToken }),
  answer: EidDone,
  refuses: END_REFUSES,
  secret: true,
});
