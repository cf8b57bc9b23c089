import { sql } from 'kysely';
import { notify } from '#modules/notices/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import type { Client } from '#platform/server/handle.ts';
import { hashOf } from '#platform/server/seal.ts';
import { DEVICE_KNOWN_DAYS } from '../contract/limits.ts';
import { newDeviceNotice } from '../contract/notices.ts';
import { deviceFamily, deviceName } from '../rules/device.ts';

/** What a device of a person is known by. */
export const deviceHash = (person_id: number, { user_agent, address }: Client): Buffer =>
  hashOf(`${person_id} ${deviceFamily(user_agent, address)}`);

/** Remembers where an account is used from; gives its number when it is new, and not just the account itself. */
async function newDevice(tx: Transaction, person_id: number, device_hash: Buffer, now: Date): Promise<number | null> {
  const added = await firstRow(
    tx,
    sql<{ id: number; knew_another: boolean }>`
      with added as (
        insert into account.known_device (person_id, device_hash, last_used_at)
        values (${person_id}, ${device_hash}, ${now}) on conflict do nothing returning id
      )
      -- The statement does not see the row that it adds.
      select id, exists (select from account.known_device where person_id = ${person_id}) as knew_another from added`,
  );
  if (!added)
    await rows(
      tx,
      sql`
        update account.known_device set last_used_at = ${now}
        where person_id = ${person_id} and device_hash = ${device_hash}`,
    );
  return added?.knew_another ? added.id : null;
}

/** Tells a person when somebody signs in to their account from where it was never used. */
export async function watchDevice(tx: Transaction, person_id: number, client: Client, now: Date): Promise<void> {
  const device_id = await newDevice(tx, person_id, deviceHash(person_id, client), now);
  if (device_id === null) return;
  // Only names of ours: what a program says of itself could be a message of its own.
  const device = deviceName(client.user_agent) ?? { word: 'account:devices.unknown' };
  await notify(
    tx,
    { persons: [person_id] },
    newDeviceNotice,
    { device },
    { now, link: `/profile/not-me?device=${device_id}` },
  );
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

/** The numbers of a person's devices, by what they are known by. */
export async function devicesOf(tx: Transaction, { user_id }: Actor): Promise<ReadonlyMap<string, number>> {
  const known = await rows(
    tx,
    sql<{ id: number; device_hash: Buffer }>`
      select id, device_hash from account.known_device where person_id = ${user_id}`,
  );
  return new Map(known.map(({ id, device_hash }) => [device_hash.toString('base64url'), id]));
}

/** Forgets a device of the caller's, so that its next use is told again; gives what it was known by. */
export const forgetDevice = (
  tx: Transaction,
  { user_id }: Actor,
  device_id: number,
): Promise<{ device_hash: Buffer } | undefined> =>
  firstRow(
    tx,
    sql<{ device_hash: Buffer }>`
      delete from account.known_device where id = ${device_id} and person_id = ${user_id} returning device_hash`,
  );
