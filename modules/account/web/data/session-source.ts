import { call } from '#platform/web/data/call.ts';
import type { SessionSource } from '#platform/web/data/sources.ts';
import { createSocketTicket } from '../../contract/create-socket-ticket.ts';
import { getMyStatus } from '../../contract/get-my-status.ts';
import { launch } from '../../contract/launch.ts';
import { renewBearer } from '../../contract/renew-bearer.ts';
import { setUser } from '../../contract/set-user.ts';
import { signOut } from '../../contract/sign-out.ts';

/** Nobody clicked, and whether there is a session is the very question. */
const quietly = { inPlace: true, background: true, waitsForSignIn: false } as const;

/** What the shell asks about the session, so that it need not know this module's calls. */
export const sessionSource: SessionSource = {
  signOut: (signal) => call(signOut, { query: { redirect: false } }, { inPlace: true, waitsForSignIn: false, signal }),
  choose: (choice) => call(setUser, { query: { redirect: false, ...choice } }, { namesRole: false }),
  socketTicket: async () => (await call(createSocketTicket, {}, quietly)).access_token,
  launch: (body) => call(launch, { body }, { ...quietly, namesRole: false }),
  isLaunched: () =>
    call(getMyStatus, {}, { ...quietly, namesRole: false }).then(
      ({ method }) => method === 'launch',
      () => false,
    ),
  renewBearer: () => call(renewBearer, {}, { background: true, namesRole: false }),
};
