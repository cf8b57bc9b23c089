import { sql } from 'kysely';
import { notify } from '#modules/notices/server/doors.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import type { Client } from '#platform/server/handle.ts';
import { hashOf } from '#platform/server/seal.ts';
import { DEVICE_KNOWN_DAYS } from '../contract/limits.ts';
import { newDeviceNotice } from '../contract/notices.ts';
import { deviceFamily, deviceName } from '../rules/device.ts';

/** Remembers where an account is used from; true when that is new, and not just the account itself. */
async function isNewDevice(tx: Transaction, person_id: number, family: string, now: Date): Promise<boolean> {
  const device_hash = hashOf(`${person_id} ${family}`);
  const added = await firstRow(
    tx,
    sql<{ knew_another: boolean }>`
      with added as (
        insert into account.known_device (person_id, device_hash, last_used_at)
        values (${person_id}, ${device_hash}, ${now}) on conflict do nothing returning person_id
      )
      -- The statement does not see the row that it adds.
      select exists (select from account.known_device where person_id = ${person_id}) as knew_another from added`,
  );
  if (!added)
    await rows(
      tx,
      sql`
        update account.known_device set last_used_at = ${now}
        where person_id = ${person_id} and device_hash = ${device_hash}`,
    );
  return added?.knew_another ?? false;
}

/** Tells a person when somebody signs in to their account from where it was never used. */
export async function watchDevice(
  tx: Transaction,
  person_id: number,
  { user_agent, address }: Client,
  now: Date,
): Promise<void> {
  if (!(await isNewDevice(tx, person_id, deviceFamily(user_agent, address), now))) return;
  // Only names of ours: what a program says of itself could be a message of its own.
  const device = deviceName(user_agent) ?? { word: 'account:devices.unknown' };
  await notify(tx, { persons: [person_id] }, newDeviceNotice, { device }, { now, link: '/' });
}

/** Forgets devices without use. The last one stays, or the next sign-in would pass for the account's very first. */
export const forgetOldDevices = (tx: Transaction, now: Date): Promise<unknown> =>
  rows(
    tx,
    sql`
      delete from account.known_device as old
      where last_used_at < ${now}::timestamptz - make_interval(days => ${DEVICE_KNOWN_DAYS}::int)
        and exists (
          select from account.known_device as newer
          where newer.person_id = old.person_id and newer.last_used_at > old.last_used_at)`,
  );
