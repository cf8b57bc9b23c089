import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ContactChannel, Profile } from './shapes.ts';

/** Gives up a change that waits for its code; the code and the link end with it. */
export const cancelContactCheck = endpoint('DELETE /user/me/contacts/:channel', {
  params: Type.Object({ channel: ContactChannel }),
  answer: Profile,
});
