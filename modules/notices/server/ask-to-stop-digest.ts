import { handleAnyone } from '#platform/server/handle.ts';
import { askToStopDigest as contract } from '../contract/ask-to-stop-digest.ts';

/** A mail program that does not know the one click, or a person who copied the address, comes with a browser. */
export const askToStopDigest = handleAnyone(contract, async ({ params, redirectTo }) => {
  redirectTo(`/unsubscribe/${params.token}`);
  return {};
});
