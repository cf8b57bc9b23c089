import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { EmailLinkCode } from './get-email-link.ts';

/** Confirms an address by the link of the letter, once; whoever opened the letter need not be signed in here. */
export const confirmEmail = endpoint('POST /auth/email-links/:code', {
  params: Type.Object({ code: EmailLinkCode }),
  answer: Type.Object({ email: Type.String() }),
  refuses: ['email_link_invalid', 'email_link_expired', 'email_already_verified'],
});
