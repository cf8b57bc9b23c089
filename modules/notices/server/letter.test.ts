import { afterAll, beforeEach, expect, it } from 'vitest';
import { roleGivenNotice } from '#modules/people/contract/notices.ts';
import { startWithOutside } from '#platform/testing/outside.ts';
import { startApp } from '#platform/testing/start-app.ts';
import { LETTER_MINUTES } from '../contract/limits.ts';
import { sendTo } from './doors.ts';
import type { LetterAddress } from './letter-store.ts';

const { outside, school, clear, stop } = await startWithOutside();
const quiet = await startApp();
beforeEach(clear);
afterAll(async () => {
  await quiet.stop();
  await stop();
});

const mailTo = (recipient: string): LetterAddress => ({ channel: 'email', recipient, language: 'et' });
const phone: LetterAddress = { channel: 'sms', recipient: '+37255512345', language: 'en' };

const send = (to: LetterAddress, at = school) =>
  at.db.kysely.transaction().execute((tx) =>
    sendTo(
      tx,
      to,
      roleGivenNotice,
      { role: { word: 'people:roles.teacher' }, school: '<b>123456</b>' },
      {
        now: at.clock(),
        link: '/reset/a-secret',
      },
    ),
  );

const lettersKept = async (at = school) => (await at.db.pool.query('select from notices.letter')).rowCount;

const retryNow = async () => {
  await school.db.pool.query(`update graphile_worker._private_jobs set run_at = now() - interval '1 s'`);
  await school.app.jobs.runWaiting();
};

it('a letter reaches an address that is nobody’s, in the language that was asked for, and is forgotten', async () => {
  await send(mailTo('newcomer@kool.example'));
  await send(phone);
  expect(await lettersKept()).toBe(2);
  await school.app.jobs.runWaiting();

  const [letter] = outside.mail.received;
  expect(letter?.to).toEqual(['newcomer@kool.example']);
  expect(letter?.headers.get('subject')).toBe('Teil on uus roll');
  expect(letter?.headers.get('message-id')).toMatch(/^<letter-\d+@kool\.example>$/);
  expect(letter?.parts).toContain('&lt;b&gt;123456&lt;/b&gt;');
  expect(letter?.parts).toContain('https://kool.example/reset/a-secret');
  expect(outside.sms.taken).toMatchObject([
    {
      headers: { 'idempotency-key': expect.stringMatching(/^letter-\d+$/) },
      body: { to: '+37255512345', text: expect.stringContaining('https://kool.example/reset/a-secret') },
    },
  ]);
  expect(await lettersKept()).toBe(0);
  expect((await school.db.pool.query('select from notices.outbox')).rowCount).toBe(0);
});

it('a letter that was not taken comes again, but not after its code has ended', async () => {
  outside.mail.setBusy(true);
  await send(mailTo('patient@kool.example'));
  await school.app.jobs.runWaiting();
  expect(outside.mail.received).toEqual([]);
  outside.mail.setBusy(false);
  await retryNow();
  expect(outside.mail.received).toHaveLength(1);

  outside.mail.setBusy(true);
  await send(mailTo('late@kool.example'));
  await school.app.jobs.runWaiting();
  outside.mail.setBusy(false);
  school.clock.advance(LETTER_MINUTES * 60);
  await retryNow();
  expect(outside.mail.received).toHaveLength(1);
});

it('an address that takes no mail is not tried again', async () => {
  await send(mailTo('nobody@kool.example'));
  await school.app.jobs.runWaiting();
  expect(outside.mail.received).toEqual([]);
  expect((await school.db.pool.query('select from graphile_worker.jobs')).rowCount).toBe(0);
});

it('where no way out is configured, the outbox has it', async () => {
  await send(mailTo('newcomer@kool.example'), quiet);
  await quiet.app.jobs.runWaiting();
  const { rows } = await quiet.db.pool.query('select channel, recipient, link from notices.outbox');
  expect(rows).toEqual([{ channel: 'email', recipient: 'newcomer@kool.example', link: '/reset/a-secret' }]);
  expect(await lettersKept(quiet)).toBe(0);
});
