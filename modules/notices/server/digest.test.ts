import { afterAll, beforeEach, expect, it } from 'vitest';
import { roleGivenNotice } from '#modules/people/contract/notices.ts';
import type { DigestSource } from '#platform/server/notice-parts.ts';
import { formOf } from '#platform/testing/form.ts';
import { makeReader, startWithOutside, tellOfRole } from '#platform/testing/outside.ts';
import { readNotices } from '../contract/read-notices.ts';
import { stopDigest } from '../contract/stop-digest.ts';
import { choicesOf } from './choice-store.ts';
import { unsubscribeToken } from './key-store.ts';

// What waits for whom, and since when: known only to this story, as unread messages are to messaging.
const waits = new Map<number, string[]>();
const weekly = { in_app: false, email: 'weekly', push: false, sms: false } as const;
const waiting: DigestSource = {
  kind: roleGivenNotice,
  personsWaiting: async () => [...waits.keys()],
  linesFor: async (_tx, person_id, since) =>
    (waits.get(person_id) ?? [])
      .filter((moment) => since === null || new Date(moment) > since)
      .map((moment) => ({ params: { role: '', school: `Ждёт с ${moment}` }, link: null })),
};
const story = { name: 'story', handlers: [], policy: {}, errors: {}, notices: { digests: [waiting] } };

const { outside, school, clear, stop } = await startWithOutside([story]);
afterAll(stop);
beforeEach(async () => {
  await clear();
  school.clock.follow();
});

it('a digest gathers what is unread until the school’s evening, and its link ends it with one click', async () => {
  const reader = await makeReader(school, 'de', { in_app: true, email: 'daily', push: false, sms: false });
  // Noon in Tallinn.
  school.clock.set('2031-05-14T09:00:00Z');
  await school.app.jobs.runWaiting();
  for (const cause of ['a', 'b', 'c']) await tellOfRole(school, reader.person_id, cause);
  await school.app.jobs.runWaiting();
  await school.db.pool.query(
    `update notices.notice set read_at = now() where person_id = $1
     and event_id = (select max(id) from notices.event where cause = 'a')`,
    [reader.person_id],
  );
  expect(outside.mail.received).toEqual([]);
  school.clock.set('2031-05-14T14:01:00Z');
  await school.app.jobs.runWaiting();
  await school.app.jobs.runWaiting();

  const [letter] = outside.mail.received;
  expect(outside.mail.received).toHaveLength(1);
  expect(letter?.headers.get('subject')).toBe('Ihr Tag: 2 Mitteilungen');
  expect(letter?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = /^<https:\/\/kool\.example(\/api\/notices\/digest\/[\w.-]+\/stop)>$/.exec(
    letter?.headers.get('list-unsubscribe') ?? '',
  )?.[1];

  // Whoever opens the address instead is asked first.
  const opened = await school.client().raw({ method: 'GET', url: link ?? '', headers: { accept: 'text/html' } });
  expect(opened.statusCode).toBe(302);
  expect(opened.headers.location).toMatch(new RegExp(`^/unsubscribe/${reader.person_id}\\.daily\\.[\\w-]{43}$`));

  const click = await school.client().raw({
    method: 'POST',
    url: link ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(click.json()).toEqual({ status: true, data: { is_stopped: true } });
  const forged = { params: { token: `${reader.person_id}.weekly.${'A'.repeat(43)}` } };
  expect((await school.client().call(stopDigest, forged)).data).toEqual({ is_stopped: false });

  await tellOfRole(school, reader.person_id, 'd');
  school.clock.set('2031-05-15T14:01:00Z');
  await school.app.jobs.runWaiting();
  await school.app.jobs.runWaiting();
  expect(outside.mail.received).toHaveLength(1);
});

it('a mail program may also click with a form of parts; opening the address ends nothing', async () => {
  const reader = await makeReader(school, 'en', weekly);
  const inTransaction = school.db.kysely.transaction();
  const url = `/api/notices/digest/${await inTransaction.execute((tx) => unsubscribeToken(tx, reader.person_id, 'weekly'))}/stop`;
  const byMail = async () =>
    (await inTransaction.execute((tx) => choicesOf(tx, [reader.person_id], [roleGivenNotice.name])))[0]?.email;
  await school.client().raw({ method: 'GET', url });
  expect(await byMail()).toBe('weekly');

  const { type, payload } = formOf({ 'List-Unsubscribe': 'One-Click' });
  const headers = { 'content-type': type };
  const click = await school.client().raw({ method: 'POST', url, headers, payload });
  expect(click.json()).toEqual({ status: true, data: { is_stopped: true } });
  expect(await byMail()).toBe('off');
  const other = await school.client().raw({ method: 'POST', url, headers, payload: formOf({ role: 'root' }).payload });
  expect(other.statusCode).toBe(415);
});

it('a digest keeps what came by mail alone, whatever is read under the bell meanwhile', async () => {
  const reader = await makeReader(school, 'en', { in_app: false, email: 'daily', push: false, sms: false });
  school.clock.set('2031-05-16T09:00:00Z');
  await tellOfRole(school, reader.person_id, 'e');
  await school.app.jobs.runWaiting();
  await reader.client.call(readNotices, { body: { through: 2_000_000_000 } });
  school.clock.set('2031-05-16T14:01:00Z');
  await school.app.jobs.runWaiting();
  await school.app.jobs.runWaiting();
  expect(outside.mail.received.map(({ headers }) => headers.get('subject'))).toEqual(['Your day: 1 notice']);
});

it('a digest also tells what is found out at its hour, and only what came since the last one', async () => {
  const reader = await makeReader(school, 'ru', weekly);
  waits.set(reader.person_id, ['2032-03-05T06:00:00Z']);
  // Friday, before and after three in the afternoon in Tallinn.
  school.clock.set('2032-03-05T10:00:00Z');
  await school.app.jobs.runWaiting();
  school.clock.set('2032-03-05T13:01:00Z');
  await school.app.jobs.runWaiting();
  await school.app.jobs.runWaiting();
  expect(outside.mail.received.map(({ headers }) => headers.get('subject'))).toEqual(['Ваша неделя: 1 уведомление']);
  expect(outside.mail.received[0]?.parts).toContain('Школа: Ждёт с 2032-03-05T06:00:00Z');

  waits.get(reader.person_id)?.push('2032-03-09T08:00:00Z');
  school.clock.set('2032-03-12T13:01:00Z');
  await school.app.jobs.runWaiting();
  await school.app.jobs.runWaiting();
  expect(outside.mail.received).toHaveLength(2);
  expect(outside.mail.received[1]?.parts).toContain('2032-03-09T08:00:00Z');
  expect(outside.mail.received[1]?.parts).not.toContain('2032-03-05T06:00:00Z');
  waits.clear();
});
