import { call } from '#platform/web/data/call.ts';
import type { SessionSource } from '#platform/web/data/sources.ts';
import { setUser } from '../../contract/set-user.ts';
import { signOut } from '../../contract/sign-out.ts';

/** What the shell asks about the session, so that it need not know this module's calls. */
export const sessionSource: SessionSource = {
  signOut: () => call(signOut, { query: { redirect: false } }, { inPlace: true, waitsForSignIn: false }),
  choose: (choice) => call(setUser, { query: { redirect: false, ...choice } }, { namesRole: false }),
};
