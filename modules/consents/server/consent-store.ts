import { sql } from 'kysely';
import type { SchoolScope } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import type { Consent } from '../contract/shapes.ts';
import type { Cell } from '../rules/groups.ts';
import type { ConsentText } from '../rules/judge-text.ts';

/** A consent as the tables have it; rights and the shape of the groups come on top. */
export type ConsentRow = Omit<Consent, 'may' | 'consent_targets' | 'delivery'> & {
  readonly version: number;
  readonly targets: Cell[];
  readonly delivered_at: string | null;
  /** How many will have it; null until they are counted. */
  readonly receivers: number | null;
};

const columns = sql`
  consent.id, consent.school_id, version.title, version.description, consent.consent_type, consent.target_type,
  consent.published_at is not null as is_published, consent.archived_at is not null as is_archived,
  consent.created_at, consent.updated_at, consent.published_at, consent.archived_at,
  (select max(reminded_at) from consents.reminder where reminder.consent_id = consent.id) as reminded_at,
  consent.version, consent.delivered_at, consent.receivers,
  coalesce((
    select json_agg(json_build_object('type_id', type_id, 'class_level_id', class_level_id,
      'parallel_identifier_id', parallel_identifier_id) order by type_id, class_level_id, parallel_identifier_id)
    from consents.target where target.consent_id = consent.id), '[]') as targets`;

const tables = sql`
  consents.consent join consents.version on version.consent_id = consent.id and version.version = consent.version`;

/** All consents of a school, the newest first. */
export const consentsOf = (tx: Transaction, { school_id }: SchoolScope): Promise<ConsentRow[]> =>
  rows(tx, sql<ConsentRow>`select ${columns} from ${tables} where school_id = ${school_id} order by consent.id desc`);

export const findConsent = (
  tx: Transaction,
  { school_id }: { readonly school_id: number },
  id: number,
): Promise<ConsentRow | undefined> =>
  firstRow(tx, sql<ConsentRow>`select ${columns} from ${tables} where school_id = ${school_id} and consent.id = ${id}`);

/** Takes hold of a consent for a change: answers that are being given are over by then, and no new one begins. */
export async function holdConsent(
  tx: Transaction,
  school: { readonly school_id: number },
  id: number,
): Promise<ConsentRow | undefined> {
  const held = await firstRow(
    tx,
    sql`select from consents.consent where id = ${id} and school_id = ${school.school_id} for no key update`,
  );
  return held === undefined ? undefined : findConsent(tx, school, id);
}

type NewConsent = ConsentText & { readonly consent_type: string; readonly target_type: 'all' | 'custom' };

/** Writes a draft. */
export async function insertConsent(
  tx: Transaction,
  { school_id, actor }: SchoolScope,
  { title, description, consent_type, target_type }: NewConsent,
  now: Date,
): Promise<number> {
  const { id } = await oneRow(
    tx,
    sql<{ id: number }>`
      insert into consents.consent (school_id, consent_type, target_type, created_by, created_at)
      values (${school_id}, ${consent_type}, ${target_type}, ${actor.user_id}, ${now}) returning id`,
  );
  await insertVersion(tx, id, 1, { title, description }, actor.user_id, now);
  return id;
}

async function insertVersion(
  tx: Transaction,
  consent_id: number,
  version: number,
  { title, description }: ConsentText,
  written_by: number,
  now: Date,
): Promise<void> {
  await rows(
    tx,
    sql`
      insert into consents.version (consent_id, version, title, description, written_by, written_at)
      values (${consent_id}, ${version}, ${title}, ${description}, ${written_by}, ${now})`,
  );
}

/** Says whom a consent is for, instead of what was said before. */
export async function setTargets(
  tx: Transaction,
  consent_id: number,
  target_type: 'all' | 'custom',
  targets: readonly Cell[],
): Promise<void> {
  await rows(tx, sql`update consents.consent set target_type = ${target_type} where id = ${consent_id}`);
  await rows(tx, sql`delete from consents.target where consent_id = ${consent_id}`);
  await rows(
    tx,
    sql`
      insert into consents.target (consent_id, class_level_id, parallel_identifier_id, type_id)
      select ${consent_id}, class_level_id, parallel_identifier_id, type_id
      from json_populate_recordset(null::consents.target, ${JSON.stringify(targets)})`,
  );
}

/** Other words for a draft: nobody has read the old ones, so they need not be kept. */
export async function rewriteDraft(
  tx: Transaction,
  { actor }: SchoolScope,
  { id, version }: ConsentRow,
  { title, description }: ConsentText,
  now: Date,
): Promise<void> {
  await rows(
    tx,
    sql`
      update consents.version
      set title = ${title}, description = ${description}, written_by = ${actor.user_id}, written_at = ${now}
      where consent_id = ${id} and version = ${version}`,
  );
  await rows(tx, sql`update consents.consent set updated_at = ${now} where id = ${id}`);
}

/** New words for a published consent, beside the old ones; `ask_again` makes every answer pending. */
export async function addVersion(
  tx: Transaction,
  { actor }: SchoolScope,
  { id, version }: ConsentRow,
  text: ConsentText,
  { ask_again, now }: { ask_again: boolean; now: Date },
): Promise<void> {
  await insertVersion(tx, id, version + 1, text, actor.user_id, now);
  await rows(
    tx,
    sql`
      update consents.consent set version = ${version + 1}, updated_at = ${now},
        asked_version = case when ${ask_again} then ${version + 1} else asked_version end
      where id = ${id}`,
  );
  if (ask_again)
    await rows(
      tx,
      sql`
        update consents.users_consent
        set status = 'pending', answered_version = null, answered_by = null, answered_at = null, seen_at = null, updated_at = ${now},
          told_in = tellings + 1
        from consents.consent where consent.id = ${id} and users_consent.consent_id = consent.id`,
    );
}

export const markPublished = (tx: Transaction, id: number, now: Date): Promise<unknown> =>
  rows(tx, sql`update consents.consent set published_at = ${now}, updated_at = ${now} where id = ${id}`);

/** More groups were added to a published consent: it is given to them as it was to the first ones. */
export const markUndelivered = (tx: Transaction, id: number): Promise<unknown> =>
  rows(tx, sql`update consents.consent set delivered_at = null, receivers = null where id = ${id}`);

export const markArchived = (tx: Transaction, id: number, now: Date): Promise<unknown> =>
  rows(tx, sql`update consents.consent set archived_at = ${now}, updated_at = ${now} where id = ${id}`);

/** For how many people a consent was ever answered, also where it was asked again since. */
export async function countAnswers(tx: Transaction, id: number): Promise<number> {
  const { count } = await oneRow(
    tx,
    sql<{
      count: number;
    }>`select count(distinct for_person_id)::int as count from consents.log where consent_id = ${id}`,
  );
  return count;
}

/** Removes a consent that nobody has answered, with everything that hangs on it. */
export const removeConsent = (tx: Transaction, id: number): Promise<unknown> =>
  rows(tx, sql`delete from consents.consent where id = ${id}`);
