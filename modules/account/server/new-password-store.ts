import type { Announce } from '#platform/server/announce.ts';
import type { Transaction } from '#platform/server/db.ts';
import { verifyPassword } from '#platform/server/password-hash.ts';
import { passwordChanged } from '../contract/facts.ts';
import { replacePassword } from './credential-store.ts';
import { endResetsOf } from './password-reset-store.ts';
import { endStepsOf } from './second-step-store.ts';
import { distrustDevices } from './trusted-device-store.ts';

/** Whether a password was one of these; one after the other, because each comparison takes a core for a while. */
export async function isUsedPassword(hashes: readonly string[], password: string): Promise<boolean> {
  for (const hash of hashes) if (await verifyPassword(hash, password)) return true;
  return false;
}

/** Takes a new password; whatever the old one had begun or was trusted with is over. */
export async function takePassword(
  tx: Transaction,
  announce: Announce,
  person_id: number,
  password_hash: string,
  now: Date,
): Promise<void> {
  await replacePassword(tx, person_id, password_hash, now);
  await distrustDevices(tx, person_id);
  await endStepsOf(tx, person_id);
  await endResetsOf(tx, person_id);
  await announce(passwordChanged, { person_id }, { persons: [person_id] });
}
