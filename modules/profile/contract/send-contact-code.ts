import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ContactChannel, Profile } from './shapes.ts';

/** Sends a code to a new address or number, or to the present one; the present one stays in force until it comes back. */
export const sendContactCode = endpoint('POST /user/me/contacts', {
  // The address is read by the handler: whatever is none is refused by the documents' own keys (DECISIONS, "Answers").
  body: Type.Object({ channel: ContactChannel, address: Type.Optional(Type.Unknown()) }),
  answer: Profile,
  refuses: [
    'email_invalid',
    'phone_invalid',
    'email_already_verified',
    'phone_already_verified',
    'code_too_soon',
    'too_many_codes',
  ],
});
