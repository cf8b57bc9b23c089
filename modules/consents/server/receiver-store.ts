import { sql } from 'kysely';
import type { GroupMember } from '#modules/people/server/doors.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { Cell } from '../rules/groups.ts';

/**
 * Held until the end of the transaction, before roles are read. Giving a consent to a school and following a change of
 * somebody's role come one after the other: whichever is second sees what the first one did, and nobody falls between.
 */
export const lockReceivers = (tx: Transaction, school_id: number): Promise<unknown> =>
  rows(tx, sql`select pg_advisory_xact_lock(7021205, ${school_id})`);

/** A consent that is being given out or has been, with whom it is for. */
export type OpenConsent = {
  readonly id: number;
  readonly target_type: 'all' | 'custom';
  /** How often its people were told together. */
  readonly tellings: number;
  readonly targets: Cell[];
};

/** The published consents of a school that are not archived, or one of them. */
export const openConsents = (
  tx: Transaction,
  school_id: number,
  consent_id: number | null = null,
): Promise<OpenConsent[]> =>
  rows(
    tx,
    sql<OpenConsent>`
      select consent.id, consent.target_type, consent.tellings,
        coalesce((
          select json_agg(json_build_object('type_id', type_id, 'class_level_id', class_level_id,
            'parallel_identifier_id', parallel_identifier_id) order by type_id, class_level_id, parallel_identifier_id)
          from consents.target where target.consent_id = consent.id), '[]') as targets
      from consents.consent
      where school_id = ${school_id} and published_at is not null and archived_at is null
        and (${consent_id}::int is null or consent.id = ${consent_id})
      order by consent.id`,
  );

/** To no telling of all belongs who is told alone. */
export const TOLD_ALONE = 0;

/**
 * Gives a consent to people, in the groups in which they are now; whoever has it keeps the answer. Says who is new, and
 * those are told in the telling with that number.
 */
export async function addReceivers(
  tx: Transaction,
  consent_id: number,
  members: readonly GroupMember[],
  told_in: number,
  now: Date,
): Promise<number[]> {
  const added = await rows(
    tx,
    sql<{ person_id: number }>`
      insert into consents.users_consent (consent_id, person_id, told_in, created_at, updated_at)
      select distinct ${consent_id}::int, person_id, ${told_in}::int, ${now}::timestamptz, ${now}::timestamptz
      from unnest(${members.map(({ person_id }) => person_id)}::int[]) as member (person_id)
      on conflict (consent_id, person_id) do nothing returning person_id`,
  );
  await rows(
    tx,
    sql`
      insert into consents.membership (consent_id, person_id, type_id, class_level_id, parallel_identifier_id)
      select ${consent_id}::int, * from unnest(
        ${members.map(({ person_id }) => person_id)}::int[], ${members.map(({ type_id }) => type_id)}::int[],
        ${members.map(({ class_level_id }) => class_level_id)}::int[],
        ${members.map(({ parallel_identifier_id }) => parallel_identifier_id)}::int[])
      on conflict (consent_id, person_id, type_id, class_level_id, parallel_identifier_id) do update set left_at = null`,
  );
  return added.map(({ person_id }) => person_id);
}

/** Marks the groups in which these people are no longer; `members` are those in which they are. Says who left one. */
export async function leaveGroups(
  tx: Transaction,
  consent_id: number,
  person_ids: readonly number[],
  members: readonly GroupMember[],
  now: Date,
): Promise<number[]> {
  const left = await rows(
    tx,
    sql<{ person_id: number }>`
      update consents.membership set left_at = ${now}
      where consent_id = ${consent_id} and person_id = any(${[...person_ids]}) and left_at is null
        and not exists (
          select from json_to_recordset(${JSON.stringify(members)})
            as still (person_id int, type_id int, class_level_id int, parallel_identifier_id int)
          where still.person_id = membership.person_id and still.type_id = membership.type_id
            and still.class_level_id is not distinct from membership.class_level_id
            and still.parallel_identifier_id is not distinct from membership.parallel_identifier_id)
      returning person_id`,
  );
  return left.map(({ person_id }) => person_id);
}

/** Everybody who has a consent of the school and is not out of it yet. */
export async function receiversIn(tx: Transaction, consent_id: number): Promise<number[]> {
  const found = await rows(
    tx,
    sql<{ person_id: number }>`
      select distinct person_id from consents.membership where consent_id = ${consent_id} and left_at is null`,
  );
  return found.map(({ person_id }) => person_id);
}

export const setReceivers = (tx: Transaction, consent_id: number, receivers: number): Promise<unknown> =>
  rows(tx, sql`update consents.consent set receivers = ${receivers} where id = ${consent_id}`);

/** Everybody has it, and is told now. */
export const markDelivered = (tx: Transaction, consent_id: number, telling: number, now: Date): Promise<unknown> =>
  rows(tx, sql`update consents.consent set delivered_at = ${now}, tellings = ${telling} where id = ${consent_id}`);

/** How many have consents that are still being given out. */
export async function countDelivered(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const found = await rows(
    tx,
    sql<{ consent_id: number; count: number }>`
      select consent_id, count(*)::int as count from consents.users_consent where consent_id = any(${[...ids]}) group by consent_id`,
  );
  return new Map(found.map(({ consent_id, count }) => [consent_id, count]));
}
