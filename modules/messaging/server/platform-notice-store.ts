import { sql } from 'kysely';
import { schoolIdsOf } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';

export type PlatformNotice = {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly school_id: number | null;
  readonly created_at: string;
  readonly ends_at: string | null;
};

const columns = sql`id, title, text, school_id, created_at, ends_at`;

const stands = (now: Date) => sql<boolean>`withdrawn_at is null and (ends_at is null or ends_at > ${now})`;

/** The notices that stand above the caller's list. */
export const noticesFor = (tx: Transaction, { user_id }: Actor, now: Date): Promise<PlatformNotice[]> =>
  rows(
    tx,
    sql<PlatformNotice>`
      select ${columns} from messaging.platform_notice
      where ${stands(now)} and (school_id is null or school_id in ${schoolIdsOf(user_id, now)})
        and not exists (
          select from messaging.dismissal where dismissal.notice_id = platform_notice.id and dismissal.person_id = ${user_id})
      order by id desc`,
  );

/** Puts a notice away for the caller, again if they like; false for one that is not theirs, or is gone. */
export async function dismiss(tx: Transaction, actor: Actor, notice_id: number, now: Date): Promise<boolean> {
  const known = await rows(
    tx,
    sql`
      with known as (
        select id from messaging.platform_notice
        where id = ${notice_id} and ${stands(now)}
          and (school_id is null or school_id in ${schoolIdsOf(actor.user_id, now)})
      ), put_away as (
        insert into messaging.dismissal (notice_id, person_id) select id, ${actor.user_id} from known on conflict do nothing
      )
      select id from known`,
  );
  return known.length > 0;
}

/** All notices that were not withdrawn, for those who keep the platform. */
export const everyNotice = (tx: Transaction): Promise<PlatformNotice[]> =>
  rows(
    tx,
    sql<PlatformNotice>`
      select ${columns} from messaging.platform_notice where withdrawn_at is null order by id desc limit 200`,
  );

export async function insertNotice(
  tx: Transaction,
  { user_id }: Actor,
  notice: Omit<PlatformNotice, 'id' | 'created_at'>,
  now: Date,
): Promise<number> {
  const { title, text, school_id, ends_at } = notice;
  const { id } = await oneRow(
    tx,
    sql<{ id: number }>`
      insert into messaging.platform_notice (title, text, school_id, created_by, created_at, ends_at)
      values (${title}, ${text}, ${school_id}, ${user_id}, ${now}, ${ends_at}) returning id`,
  );
  return id;
}

/** Takes a notice back; says for which school it was, and undefined where there was none to take back. */
export const withdrawNotice = (
  tx: Transaction,
  notice_id: number,
  now: Date,
): Promise<{ school_id: number | null } | undefined> =>
  firstRow(
    tx,
    sql<{ school_id: number | null }>`
      update messaging.platform_notice set withdrawn_at = ${now}
      where id = ${notice_id} and withdrawn_at is null returning school_id`,
  );
