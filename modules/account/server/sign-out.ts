import { handleAnyone } from '#platform/server/handle.ts';
import { sessionsChanged } from '../contract/facts.ts';
import { signOut as contract } from '../contract/sign-out.ts';
import { closeSession } from './session-store.ts';

export const signOut = handleAnyone(contract, async ({ tx, announce, credential, query, cookie, redirectTo }) => {
  const closed = credential && (await closeSession(tx, credential));
  if (closed) await announce(sessionsChanged, {}, { persons: [closed.person_id] });
  cookie.clear();
  if (query.redirect !== false) redirectTo('/login');
  return { signed_out: true as const };
});
