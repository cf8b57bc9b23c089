import { handleAnyone } from '#platform/server/handle.ts';
import { signOut as contract } from '../contract/sign-out.ts';
import { closeSession } from './session-store.ts';

export const signOut = handleAnyone(contract, async ({ tx, credential, query, cookie, redirectTo }) => {
  if (credential !== null) await closeSession(tx, credential);
  cookie.clear();
  if (query.redirect !== false) redirectTo('/login');
  return { signed_out: true as const };
});
