import { handle } from '#platform/server/handle.ts';
import { endOtherSessions as contract } from '../contract/end-other-sessions.ts';
import { endSessions } from './session-hold-store.ts';
import { distrustDevices } from './trusted-device-store.ts';

export const endOtherSessions = handle(contract, async ({ tx, announce, actor: { user_id, session_id } }) => {
  await distrustDevices(tx, user_id);
  return { ended: await endSessions(tx, announce, user_id, session_id) };
});
