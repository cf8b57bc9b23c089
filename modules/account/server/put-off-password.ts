import { handle } from '#platform/server/handle.ts';
import { PASSWORD_PUT_OFF_DAYS } from '../contract/limits.ts';
import { putOffPassword as contract } from '../contract/put-off-password.ts';
import { putOffReminder } from './credential-store.ts';

export const putOffPassword = handle(contract, async ({ tx, actor, now }) => {
  await putOffReminder(tx, actor, new Date(now.getTime() + PASSWORD_PUT_OFF_DAYS * 24 * 3_600_000));
  return { put_off: true as const };
});
