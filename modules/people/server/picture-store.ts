import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import type { Announce } from '#platform/server/announce.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { myDetailsChanged } from '../contract/facts.ts';
import { tellOfChange } from './own-details-store.ts';
import { isActive } from './role-store.ts';

/** Keeps where the caller's picture is, or that there is none; headers and lists hear of it, the guardians' too. */
export async function savePicture(
  tx: Transaction,
  { user_id }: Actor,
  address: string | null,
  announce: Announce,
  now: Date,
): Promise<void> {
  await rows(tx, sql`update people.person set profile_picture = ${address} where id = ${user_id}`);
  const guardians = await rows(
    tx,
    sql<{ guardian_id: number }>`
      select guardian_id from people.guardianship where child_id = ${user_id} and barred_at is null`,
  );
  await tellOfChange(tx, announce, user_id, now);
  if (guardians.length > 0)
    await announce(myDetailsChanged, {}, { persons: guardians.map(({ guardian_id }) => guardian_id) });
}

/** Where the picture of a person is, for the person and for those who have a role in the same school; else none. */
export async function pictureSeenBy(
  tx: Transaction,
  { user_id, role }: Actor,
  person_id: number,
  now: Date,
): Promise<string | null> {
  const row = await firstRow(
    tx,
    sql<{ profile_picture: string | null }>`
      select profile_picture from people.person
      where person.id = ${person_id} and (
        person.id = ${user_id}
        or exists (
          select from people.role join people.school on school.id = role.school_id
          where role.person_id = person.id and role.school_id = ${role?.school_id ?? null}::int and ${isActive(now)}))`,
  );
  return row?.profile_picture ?? null;
}
