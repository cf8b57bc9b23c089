import { sql } from 'kysely';
import type { Audience } from '#platform/contract/fact.ts';
import type { NoticeParams } from '#platform/contract/notice.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { NOTICE_DAYS } from '../contract/limits.ts';

type NewEvent = {
  kind: string;
  params: NoticeParams;
  link: string | null;
  cause: string | null;
  topic: string | null;
  audience: Audience;
};

export async function insertEvent(tx: Transaction, event: NewEvent, now: Date): Promise<number> {
  const { kind, params, link, cause, topic, audience } = event;
  const persons = 'persons' in audience ? [...audience.persons] : null;
  const name = 'name' in audience ? audience.name : null;
  const { id } = await oneRow(
    tx,
    sql<{ id: number }>`
      insert into notices.event (kind, params, link, cause, topic, persons, audience, created_at)
      values (${kind}, ${JSON.stringify(params)}, ${link}, ${cause}, ${topic}, ${persons}, ${name}, ${now}) returning id`,
  );
  return id;
}

type SpreadEvent = { kind: string; topic: string | null; persons: number[] | null; audience: string | null };

/** What is to be spread; undefined when it was withdrawn before anybody heard of it. The lock makes a withdrawal wait. */
export const eventToSpread = (tx: Transaction, event_id: number): Promise<SpreadEvent | undefined> =>
  firstRow(
    tx,
    sql<SpreadEvent>`
      select kind, topic, persons, audience from notices.event where id = ${event_id} for update`,
  );

/** Takes events back with everything that came of them; gives the persons who had seen one. */
export async function deleteEvents(tx: Transaction, kind: string, cause: string): Promise<number[]> {
  const gone = sql`select id from notices.event where kind = ${kind} and cause = ${cause} for update`;
  const events = (await rows(tx, sql<{ id: number }>`${gone}`)).map(({ id }) => id);
  const seen = await rows(
    tx,
    sql<{ person_id: number }>`
      select distinct person_id from notices.notice where event_id = any(${events}) and in_app`,
  );
  // What is being put into the outbox at this moment is there by the next statement.
  await rows(
    tx,
    sql`
      select from notices.delivery join notices.notice on notice.id = notice_id
      where event_id = any(${events}) order by delivery.id for update of delivery`,
  );
  await rows(
    tx,
    sql`
      delete from notices.outbox where id in (
        select outbox_id from notices.delivery join notices.notice on notice.id = notice_id
        where event_id = any(${events}))`,
  );
  await rows(tx, sql`delete from notices.event where id = any(${events})`);
  return seen.map(({ person_id }) => person_id);
}

/** Forgets what is too old to matter, with the copies in the outbox. */
export async function forgetOldEvents(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - NOTICE_DAYS * 86_400_000);
  await rows(tx, sql`delete from notices.event where created_at < ${before}`);
  await rows(tx, sql`delete from notices.outbox where created_at < ${before}`);
}
