import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { newToken } from '#platform/server/new-secret.ts';

type PasskeyRow = {
  id: number;
  name: string;
  device: string | null;
  is_synced: boolean;
  added_at: string;
  last_used_at: string | null;
};

const SHOWN = sql.raw('id, name, device, is_backed_up as is_synced, added_at, last_used_at');

export const passkeysOf = (tx: Transaction, { user_id }: Actor): Promise<PasskeyRow[]> =>
  rows(
    tx,
    sql<PasskeyRow>`select ${SHOWN} from account.passkey where person_id = ${user_id} order by added_at desc, id desc`,
  );

/** What authenticators are told to leave out, or to choose from. */
export async function descriptorsOf(tx: Transaction, { user_id }: Actor) {
  const found = await rows(
    tx,
    sql<{ credential_id: string; transports: string[] }>`
      select credential_id, transports from account.passkey where person_id = ${user_id} order by id`,
  );
  return found.map(({ credential_id: id, transports }) => ({ id, type: 'public-key' as const, transports }));
}

/** How authenticators know the caller. Held until the end, so that what is counted after it stays as it is. */
export async function holdPasskeys(tx: Transaction, { user_id }: Actor): Promise<{ handle: string }> {
  await rows(
    tx,
    sql`
      insert into account.passkey_holder (person_id, handle)
      values (${user_id}, ${newToken()}) on conflict (person_id) do nothing`,
  );
  return oneRow(
    tx,
    sql<{ handle: string }>`select handle from account.passkey_holder where person_id = ${user_id} for update`,
  );
}

export type NewPasskey = {
  readonly credential_id: string;
  readonly public_key: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly device_type: string;
  readonly is_backed_up: boolean;
  readonly aaguid: string;
};

type Naming = { readonly name: string; readonly device: string | null };

export const insertPasskey = (
  tx: Transaction,
  { user_id }: Actor,
  passkey: NewPasskey,
  { name, device }: Naming,
  now: Date,
): Promise<PasskeyRow> =>
  oneRow(
    tx,
    sql<PasskeyRow>`
      insert into account.passkey (person_id, credential_id, public_key, counter, transports, device_type, is_backed_up,
                                   aaguid, device, name, added_at)
      values (${user_id}, ${passkey.credential_id}, ${Buffer.from(passkey.public_key)}, ${passkey.counter},
              ${[...passkey.transports]}, ${passkey.device_type}, ${passkey.is_backed_up}, ${passkey.aaguid},
              ${device}, ${name}, ${now})
      returning ${SHOWN}`,
  );

export const updateName = (
  tx: Transaction,
  { user_id }: Actor,
  id: number,
  name: string,
): Promise<PasskeyRow | undefined> =>
  firstRow(
    tx,
    sql<PasskeyRow>`
      update account.passkey set name = ${name} where id = ${id} and person_id = ${user_id} returning ${SHOWN}`,
  );

/** Removes a passkey of the caller's; undefined where there is none. */
export const deletePasskey = (tx: Transaction, { user_id }: Actor, id: number): Promise<{ name: string } | undefined> =>
  firstRow(
    tx,
    sql<{ name: string }>`delete from account.passkey where id = ${id} and person_id = ${user_id} returning name`,
  );

/** Somebody whom a passkey names, and what its signatures are checked with. */
export type KnownPasskey = {
  id: number;
  person_id: number;
  handle: string;
  credential_id: string;
  public_key: Buffer;
};

export const passkeyBy = (tx: Transaction, credential_id: string): Promise<KnownPasskey | undefined> =>
  firstRow(
    tx,
    sql<KnownPasskey>`
      select id, person_id, handle, credential_id, public_key
      from account.passkey join account.passkey_holder using (person_id) where credential_id = ${credential_id}`,
  );

/** Notes that a passkey was used; false when its counter did not go on, which a copy of it would show in. */
export async function countUse(
  tx: Transaction,
  { id, counter, is_backed_up }: { id: number; counter: number; is_backed_up: boolean },
  now: Date,
): Promise<boolean> {
  const used = await firstRow(
    tx,
    sql`
      update account.passkey set counter = ${counter}, is_backed_up = ${is_backed_up}, last_used_at = ${now}
      -- Many authenticators count nothing and always say 0.
      where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0)) returning id`,
  );
  return used !== undefined;
}
