import { sql } from 'kysely';
import { UNUSED_FILES_HOURS } from '#platform/contract/file-limits.ts';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { type KeptFile, objectKeys } from '#platform/server/files/kept-file.ts';
import { forgetObjects } from './removal-store.ts';

/** A file with what it is used for. */
export type FileRow = KeptFile & {
  readonly person_id: number;
  /** The school of the role in which it was uploaded; none for somebody without a role. */
  readonly school_id: number | null;
  readonly app_name: string;
  readonly thing_id: number | null;
};

const columns = sql`
  id, person_id, school_id, app_name, thing_id, file_name, ext, size, hash_name, store_key, preview_bytes,
  width, height`;

const isOfSchool = ({ role }: Actor) => sql`school_id is not distinct from ${role?.school_id ?? null}::int`;

export type NewFile = Omit<FileRow, 'id' | 'person_id' | 'school_id' | 'thing_id'>;

export const insertFile = (tx: Transaction, actor: Actor, file: NewFile, now: Date): Promise<FileRow> =>
  oneRow(
    tx,
    sql<FileRow>`
      insert into files.file (school_id, person_id, app_name, file_name, ext, size, hash_name, store_key, preview_bytes,
        width, height, created_at)
      values (${actor.role?.school_id ?? null}, ${actor.user_id}, ${file.app_name}, ${file.file_name}, ${file.ext}, ${file.size},
              ${file.hash_name}, ${file.store_key}, ${[...file.preview_bytes]}, ${file.width}, ${file.height},
              ${now})
      returning ${columns}`,
  );

/** Writes a file that belongs to a thing from the beginning. */
export const insertMade = (
  tx: Transaction,
  owner: Pick<FileRow, 'school_id' | 'person_id' | 'app_name'> & { readonly thing_id: number },
  file: Omit<NewFile, 'app_name'>,
  now: Date,
): Promise<FileRow> =>
  oneRow(
    tx,
    sql<FileRow>`
      insert into files.file (school_id, person_id, app_name, thing_id, linked_at, file_name, ext, size, hash_name, store_key,
        preview_bytes, width, height, created_at)
      values (${owner.school_id}, ${owner.person_id}, ${owner.app_name}, ${owner.thing_id}, ${now}, ${file.file_name}, ${file.ext},
        ${file.size}, ${file.hash_name}, ${file.store_key}, ${[...file.preview_bytes]}, ${file.width}, ${file.height}, ${now})
      returning ${columns}`,
  );

const hold = (tx: Transaction, name: string): Promise<unknown> =>
  rows(tx, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 7021118))`);

/** How many uploads of this person nobody uses yet; held, so that many at once cannot slip past the count together. */
export async function countUnusedLocked(tx: Transaction, actor: Actor): Promise<number> {
  await hold(tx, `unused of ${actor.user_id}`);
  const row = await oneRow(
    tx,
    sql<{ count: number }>`select count(*) from files.file where person_id = ${actor.user_id} and thing_id is null`,
  );
  return row.count;
}

/** A file of the actor's school, or of no school for somebody without a role; whether the actor may see it is not said yet. */
export const findFile = (tx: Transaction, actor: Actor, file_id: number): Promise<FileRow | undefined> =>
  firstRow(
    tx,
    sql<FileRow>`
      select ${columns} from files.file where id = ${file_id} and ${isOfSchool(actor)}`,
  );

/** A file that a module has linked, of whatever school; whether anybody may see it the module has said already. */
export const findLinked = (tx: Transaction, app_name: string, file_id: number): Promise<FileRow | undefined> =>
  firstRow(
    tx,
    sql<FileRow>`
      select ${columns} from files.file where id = ${file_id} and app_name = ${app_name} and thing_id is not null`,
  );

/** The files of some things of a module, in the order in which they were linked. */
export const filesOfThings = (tx: Transaction, app_name: string, thing_ids: readonly number[]): Promise<FileRow[]> =>
  rows(
    tx,
    sql<FileRow>`
      select ${columns} from files.file
      where app_name = ${app_name} and thing_id = any(${[...thing_ids]}::bigint[]) order by linked_at, id`,
  );

/** How many files some things of a module were given since a moment. */
export async function countLinked(
  tx: Transaction,
  app_name: string,
  thing_ids: readonly number[],
  since: Date,
): Promise<number> {
  const { count } = await oneRow(
    tx,
    sql<{ count: number }>`
      select count(*)::int as count from files.file
      where app_name = ${app_name} and thing_id = any(${[...thing_ids]}::bigint[]) and linked_at > ${since}`,
  );
  return count;
}

export const filesOfUploader = (tx: Transaction, person_id: number): Promise<FileRow[]> =>
  rows(tx, sql<FileRow>`select ${columns} from files.file where person_id = ${person_id} order by id`);

/** Lets only one transaction at a time change which files a thing has. */
export const holdThing = (tx: Transaction, app_name: string, thing_id: number): Promise<unknown> =>
  hold(tx, `${app_name}:${thing_id}`);

/**
 * Links uploads that are the actor's own, made for this purpose and unused; gives back those that were. A microsecond lies
 * between each two, so that they are listed as they were named, and not as they happened to arrive.
 */
export const linkUnused = (
  tx: Transaction,
  actor: Actor,
  app_name: string,
  thing_id: number,
  file_ids: readonly number[],
  now: Date,
): Promise<FileRow[]> =>
  rows(
    tx,
    sql<FileRow>`
      update files.file set thing_id = ${thing_id},
        linked_at = ${now}::timestamptz + array_position(${[...file_ids]}::int[], id) * interval '1 microsecond'
      where id = any(${[...file_ids]}::int[]) and thing_id is null and app_name = ${app_name}
        and person_id = ${actor.user_id} and ${isOfSchool(actor)}
      returning ${columns}`,
  );

type Gone = Pick<FileRow, 'store_key' | 'preview_bytes'>;

const forgetRows = (tx: Transaction, gone: readonly Gone[], now: Date): Promise<unknown> =>
  forgetObjects(tx, gone.flatMap(objectKeys), now);

/** Forgets files of a thing; their bytes leave the store after commit. */
export async function deleteOfThing(
  tx: Transaction,
  app_name: string,
  thing_id: number,
  now: Date,
  file_ids?: readonly number[],
): Promise<void> {
  const only = file_ids ? sql`and id = any(${[...file_ids]}::int[])` : sql``;
  const gone = await rows(
    tx,
    sql<Gone>`
      delete from files.file where app_name = ${app_name} and thing_id = ${thing_id} ${only}
      returning store_key, preview_bytes`,
  );
  await forgetRows(tx, gone, now);
}

/** Forgets uploads that nobody linked within a day. */
export async function forgetUnused(tx: Transaction, now: Date): Promise<void> {
  const gone = await rows(
    tx,
    sql<Gone>`
      delete from files.file
      where thing_id is null and created_at < ${now}::timestamptz - make_interval(hours => ${UNUSED_FILES_HOURS})
      returning store_key, preview_bytes`,
  );
  await forgetRows(tx, gone, now);
}
