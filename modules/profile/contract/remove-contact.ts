import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ContactChannel, Profile } from './shapes.ts';

/** Takes an address or number away, with whatever waits to take its place; who had it is told there. Where there is none, none stays. */
export const removeContact = endpoint('DELETE /user/me/contacts/:channel/address', {
  params: Type.Object({ channel: ContactChannel }),
  answer: Profile,
  refuses: ['contact_is_second_step', 'email_is_last_recovery'],
});
