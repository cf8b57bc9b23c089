import { sql } from 'kysely';
import { rows, type Transaction } from '#platform/server/db.ts';
import { hashOf } from '#platform/server/seal.ts';
import { LAUNCH_CODE_SECONDS, LAUNCHED_SESSIONS } from '../contract/limits.ts';
import type { ShownCode } from '../rules/launch.ts';

type NewCode = { person_id: number; role_id: number; origin: string; module: string };

/**
 * Writes a launch code down, of which nothing but the hash is ever kept; false when the hash is known already. Only the
 * person who brought it may do so again: that begins its minute anew, and changes nothing once it was used.
 */
export async function keepLaunchCode(
  tx: Transaction,
  code_hash: Buffer,
  { person_id, role_id, origin, module }: NewCode,
  now: Date,
): Promise<boolean> {
  const kept = await rows(
    tx,
    sql`
      insert into account.launch_code (code_hash, person_id, role_id, origin, module, expires_at)
      values (${code_hash}, ${person_id}, ${role_id}, ${origin}, ${module},
              ${now}::timestamptz + make_interval(secs => ${LAUNCH_CODE_SECONDS}::int))
      on conflict (code_hash) do update
        set expires_at = case when launch_code.used_at is null then excluded.expires_at else launch_code.expires_at end
        where (launch_code.person_id, launch_code.role_id, launch_code.origin, launch_code.module)
            = (excluded.person_id, excluded.role_id, excluded.origin, excluded.module)
      returning code_hash`,
  );
  return kept.length > 0;
}

export type HeldCode = ShownCode & { readonly code_hash: Buffer; readonly role_id: number };

/** Takes hold of codes, so that two who show one at the same moment come one after the other; each at its place. */
export async function holdLaunchCodes(
  tx: Transaction,
  texts: readonly string[],
  now: Date,
): Promise<(HeldCode | undefined)[]> {
  const hashes = texts.map(hashOf);
  const held = await rows(
    tx,
    sql<HeldCode>`
      select code_hash, person_id, role_id, origin, module, used_at is not null as is_used, expires_at <= ${now} as is_expired
      from account.launch_code where code_hash = any(${hashes}::bytea[]) order by code_hash for update`,
  );
  return hashes.map((hash) => held.find(({ code_hash }) => code_hash.equals(hash)));
}

const hashesOf = (codes: readonly (HeldCode | undefined)[]): Buffer[] =>
  codes.flatMap((code) => (code ? [code.code_hash] : []));

/** Marks codes as used, for the session that was made from them if there is one. */
export const burnLaunchCodes = (
  tx: Transaction,
  codes: readonly (HeldCode | undefined)[],
  session_id: number | null,
  now: Date,
): Promise<unknown> =>
  rows(
    tx,
    sql`
      update account.launch_code set used_at = ${now}, session_id = ${session_id}
      where code_hash = any(${hashesOf(codes)}::bytea[])`,
  );

/** Ends the sessions that were made from codes. */
export const endLaunched = (tx: Transaction, codes: readonly (HeldCode | undefined)[]): Promise<unknown> =>
  rows(
    tx,
    sql`
      delete from account.session
      where id in (select session_id from account.launch_code where code_hash = any(${hashesOf(codes)}::bytea[]))`,
  );

/** Ends the launched sessions of a person that were used longest ago, beyond as many as may be open at a time. */
export const endOldLaunched = (tx: Transaction, person_id: number): Promise<unknown> =>
  rows(
    tx,
    sql`
      delete from account.session where id in (
        select id from account.session where person_id = ${person_id} and method = 'launch'
        order by last_used_at desc, id desc offset ${LAUNCHED_SESSIONS})`,
  );

/** A used code is kept as long as there is a session that it could end, and a day beyond its minute in any case. */
export const forgetOldLaunchCodes = (tx: Transaction, now: Date): Promise<unknown> =>
  rows(
    tx,
    sql`
      delete from account.launch_code
      where session_id is null and expires_at < ${now}::timestamptz - interval '1 day'`,
  );
