import { handle } from '#platform/server/handle.ts';
import { endSession as contract } from '../contract/end-session.ts';
import { sessionsChanged } from '../contract/facts.ts';
import { endOne } from './own-session-store.ts';

export const endSession = handle(contract, async ({ tx, announce, actor, params, refuse }) => {
  const ended = await endOne(tx, actor, params.sessionId);
  if (ended === 0) return refuse('session_gone');
  await announce(sessionsChanged, {}, { persons: [actor.user_id] });
  return { ended };
});
