import { handle } from '#platform/server/handle.ts';
import { forgetTrustedDevices as contract } from '../contract/forget-trusted-devices.ts';
import { tellOfChange } from './security-change-store.ts';
import { distrustDevices } from './trusted-device-store.ts';

export const forgetTrustedDevices = handle(contract, async ({ tx, announce, actor: { user_id }, now }) => {
  const forgotten = await distrustDevices(tx, user_id);
  if (forgotten > 0) await tellOfChange(tx, announce, user_id, 'devices', now);
  return { forgotten };
});
