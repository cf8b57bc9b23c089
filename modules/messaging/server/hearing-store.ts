import {
  guardianAdded,
  guardianChanged,
  guardianRemoved,
  guardiansOfChild,
  pupilMoved,
  roleEnded,
  roleGiven,
  teachingChanged,
} from '#modules/people/server/doors.ts';
import { type Announce, type Hearing, hearing } from '#platform/server/announce.ts';
import type { Transaction } from '#platform/server/db.ts';
import { handOver } from './hand-over-store.ts';
import { keepOfficial } from './official-store.ts';

type RoleChange = { readonly school_id: number; readonly user_id: number };
type FamilyChange = { readonly school_id: number; readonly guardian_id: number };

/** Somebody is another one in a school: their places change, and those of their parents, who stand where their children do. */
async function follow(tx: Transaction, change: RoleChange, now: Date, announce: Announce): Promise<void> {
  const { school_id, user_id } = change;
  const persons = [user_id, ...(await guardiansOfChild(tx, user_id))];
  await keepOfficial(tx, announce, school_id, persons, now);
  await handOver(tx, announce, school_id, [user_id], now);
}

const followFamily = (tx: Transaction, change: FamilyChange, now: Date, announce: Announce): Promise<void> =>
  keepOfficial(tx, announce, change.school_id, [change.guardian_id], now);

/** What people do to roles and families is followed in the same transaction. */
export const hears: readonly Hearing[] = [
  hearing(roleGiven, follow),
  hearing(roleEnded, follow),
  hearing(pupilMoved, follow),
  hearing(teachingChanged, follow),
  hearing(guardianAdded, followFamily),
  hearing(guardianChanged, followFamily),
  hearing(guardianRemoved, followFamily),
];
