import { call } from '#platform/web/data/call.ts';
import type { SessionSource } from '#platform/web/data/sources.ts';
import { createSocketTicket } from '../../contract/create-socket-ticket.ts';
import { setUser } from '../../contract/set-user.ts';
import { signOut } from '../../contract/sign-out.ts';

/** What the shell asks about the session, so that it need not know this module's calls. */
export const sessionSource: SessionSource = {
  signOut: (signal) => call(signOut, { query: { redirect: false } }, { inPlace: true, waitsForSignIn: false, signal }),
  choose: (choice) => call(setUser, { query: { redirect: false, ...choice } }, { namesRole: false }),
  socketTicket: async () =>
    (await call(createSocketTicket, {}, { inPlace: true, background: true, waitsForSignIn: false })).access_token,
};
