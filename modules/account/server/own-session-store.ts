import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { Proof } from '../contract/proofs.ts';
import { deviceHash, devicesOf, forgetDevice } from './known-device-store.ts';
import { isLive } from './session-store.ts';

type OwnSession = {
  id: number;
  user_agent: string;
  address: string;
  /** Where it was last used from, once that was noted. */
  last_address: string | null;
  is_mobile: boolean;
  method: Proof | 'launch';
  signed_in_at: string;
  last_used_at: string;
  /** The number of its device, while that is remembered. */
  device_id: number | null;
};

/** Where the caller is signed in: here, then the most recently used first. */
export async function sessionsOf(tx: Transaction, actor: Actor, now: Date): Promise<OwnSession[]> {
  const devices = await devicesOf(tx, actor);
  const sessions = await rows(
    tx,
    sql<Omit<OwnSession, 'device_id'>>`
      select id, user_agent, address, last_address, is_mobile, method, signed_in_at, last_used_at
      from account.session where person_id = ${actor.user_id} and ${isLive(now)}
      order by (id = ${actor.session_id}) desc, last_used_at desc, id desc`,
  );
  return sessions.map((session) => ({
    ...session,
    device_id: devices.get(deviceHash(actor.user_id, session).toString('base64url')) ?? null,
  }));
}

/** Ends sessions of the caller's, whichever of these there still are; gives how many that were. */
async function end(tx: Transaction, { user_id }: Actor, ids: readonly number[]): Promise<number> {
  const ended = await rows(
    tx,
    sql`delete from account.session where person_id = ${user_id} and id = any(${[...ids]}::int[]) returning id`,
  );
  return ended.length;
}

export const endOne = (tx: Transaction, actor: Actor, session_id: number): Promise<number> =>
  end(tx, actor, [session_id]);

/** Ends what is open on a device, except the session that asks; null for a device that is not known any more. */
export async function endOnDevice(tx: Transaction, actor: Actor, device_id: number, now: Date): Promise<number | null> {
  const open = await sessionsOf(tx, actor, now);
  if (!(await forgetDevice(tx, actor, device_id))) return null;
  const there = open.filter((session) => session.device_id === device_id && session.id !== actor.session_id);
  return end(
    tx,
    actor,
    there.map(({ id }) => id),
  );
}
