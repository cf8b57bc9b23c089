import { notify } from '#modules/notices/server/doors.ts';
import type { Announce } from '#platform/server/announce.ts';
import type { Transaction } from '#platform/server/db.ts';
import { securityChanged } from '../contract/facts.ts';
import { securityChangedNotice } from '../contract/notices.ts';
import type { Factor } from '../contract/second-step.ts';

/** What a person hears of, each with its words under `changes`. */
type Change =
  | 'password'
  | 'password_by_letter'
  | `${Factor}_on`
  | `${Factor}_off`
  | 'recovery_codes'
  | 'recovery_code_used'
  | 'devices'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_renamed'
  | 'eid_shown';

/** Tells a person that their account is kept in another way from now on; whoever did it may have been somebody else. */
export async function tellOfChange(
  tx: Transaction,
  announce: Announce,
  person_id: number,
  change: Change,
  now: Date,
): Promise<void> {
  const persons = [person_id];
  await announce(securityChanged, {}, { persons });
  const told = { change: { word: `account:changes.${change}` } };
  await notify(tx, { persons }, securityChangedNotice, told, { now, link: '/profile/security' });
}
