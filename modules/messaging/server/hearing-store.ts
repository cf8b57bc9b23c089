import { sql } from 'kysely';
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
import { rows, type Transaction } from '#platform/server/db.ts';
import { standingChanged } from '../contract/facts.ts';
import { partnerId } from './group-row-store.ts';
import { handOver } from './hand-over-store.ts';
import { keepOfficial } from './official-store.ts';

type RoleChange = { readonly school_id: number; readonly user_id: number };
type FamilyChange = { readonly school_id: number; readonly guardian_id: number };

/** What people and those who talk with them alone may say to each other can be another: their open pages ask. */
async function tellTalking(tx: Transaction, announce: Announce, person_ids: readonly number[]): Promise<void> {
  const talks = await rows(
    tx,
    sql<{ person_id: number; partner_id: number }>`
      select member.person_id, ${partnerId} as partner_id
      from messaging.member
      join messaging.conversation on conversation.id = member.conversation_id and conversation.group_type = 'private'
      where member.person_id = any(${[...person_ids]}::int[])`,
  );
  const concerned = new Set(talks.flatMap(({ person_id, partner_id }) => [person_id, partner_id]));
  if (concerned.size > 0) await announce(standingChanged, {}, { persons: [...concerned] });
}

/** Somebody is another one in a school: their places change, and those of their parents, who stand where their children do. */
async function follow(tx: Transaction, change: RoleChange, now: Date, announce: Announce): Promise<void> {
  const { school_id, user_id } = change;
  const persons = [user_id, ...(await guardiansOfChild(tx, user_id))];
  await keepOfficial(tx, announce, school_id, persons, now);
  await handOver(tx, announce, school_id, [user_id], now);
  await tellTalking(tx, announce, persons);
}

async function followFamily(tx: Transaction, change: FamilyChange, now: Date, announce: Announce): Promise<void> {
  await keepOfficial(tx, announce, change.school_id, [change.guardian_id], now);
  await tellTalking(tx, announce, [change.guardian_id]);
}

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
