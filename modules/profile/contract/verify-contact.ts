import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ContactChannel, Profile } from './shapes.ts';

export const verifyContact = endpoint('POST /user/me/contacts/verify', {
  body: Type.Object({
    channel: ContactChannel,
    // Read by the handler: whatever is no code is a wrong one (DECISIONS, "Answers").
    code: Type.Optional(Type.Unknown()),
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
