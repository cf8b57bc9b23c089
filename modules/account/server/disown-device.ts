import { handle } from '#platform/server/handle.ts';
import { disownDevice as contract } from '../contract/disown-device.ts';
import { sessionsChanged } from '../contract/facts.ts';
import { endOnDevice } from './own-session-store.ts';
import { distrustDevices } from './trusted-device-store.ts';

export const disownDevice = handle(contract, async ({ tx, announce, actor, params, now, refuse }) => {
  const ended = (await endOnDevice(tx, actor, params.deviceId, now)) ?? refuse('device_gone');
  // Whoever was there may have been trusted from then on.
  await distrustDevices(tx, actor.user_id);
  await announce(sessionsChanged, {}, { persons: [actor.user_id] });
  return { ended };
});
