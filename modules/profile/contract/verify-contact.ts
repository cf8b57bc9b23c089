import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { CODE_DIGITS } from './limits.ts';
import { ContactChannel, Profile } from './shapes.ts';

export const verifyContact = endpoint('POST /user/me/contacts/verify', {
  body: Type.Object({
    channel: ContactChannel,
    // A text and not a number: a code may begin with noughts.
    code: Type.String({ pattern: `^\\d{${CODE_DIGITS}}$` }),
  }),
  answer: Profile,
  refuses: [
    'contact_code_invalid',
    'contact_code_expired',
    'contact_code_spent',
    'email_already_verified',
    'phone_already_verified',
  ],
});
