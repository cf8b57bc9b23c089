import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

/** 256 random bits, as they stand in the link of the letter. */
export const EmailLinkCode = Type.String({ pattern: '^[\\w-]{43}$' });

/** What a link would confirm. It is looked at first, because mail programs open links by themselves. */
export const getEmailLink = endpoint('GET /auth/email-links/:code', {
  params: Type.Object({ code: EmailLinkCode }),
  answer: Type.Object({ email: Type.String() }),
  refuses: ['email_link_invalid', 'email_link_expired', 'email_already_verified'],
});
