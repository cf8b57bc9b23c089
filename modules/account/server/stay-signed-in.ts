import { handle } from '#platform/server/handle.ts';
import { staySignedIn as contract } from '../contract/stay-signed-in.ts';
import { describeSession } from './get-my-status.ts';
import { touchSession } from './session-store.ts';

export const staySignedIn = handle(contract, async ({ tx, actor, now }) => {
  await touchSession(tx, actor.session_id, now);
  return describeSession(tx, actor, now);
});
