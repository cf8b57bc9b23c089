import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/shapes.ts';
import { EidCode, EidCountry, EidOrigin } from './eid.ts';
import { CardToken } from './finish-id-card.ts';

/** What a card of the demonstration signs, for the reader that its pages play; nowhere else is there such a card. */
export const signWithDemoCard = endpoint('POST /auth/demo-card', {
  body: Type.Object({
    country: EidCountry,
    id_code: EidCode,
    origin: EidOrigin,
    nonce: Type.String({ minLength: 44, maxLength: 100 }),
    /** What is wrong with the card, where something is. */
    flaw: Type.Optional(oneOf(['expired', 'revoked'])),
  }),
  answer: CardToken,
  refuses: ['card_not_found'],
  secret: true,
});
