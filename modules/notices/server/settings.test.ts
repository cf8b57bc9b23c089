import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newDeviceNotice } from '#modules/account/contract/notices.ts';
import { roleGivenNotice } from '#modules/people/contract/notices.ts';
import type { Channels } from '#platform/contract/notice.ts';
import { makeReader, startWithOutside, tellOfRole } from '#platform/testing/outside.ts';
import { getNoticeSettings } from '../contract/get-notice-settings.ts';
import { listNotices } from '../contract/list-notices.ts';
import { saveNoticeSetting } from '../contract/save-notice-setting.ts';
import { saveQuietHours } from '../contract/save-quiet-hours.ts';
import { notify } from './doors.ts';

const everyWay: Channels = { in_app: true, email: 'now', push: false, sms: true };
const NIGHT = { from: '22:00', to: '07:00' };

const { outside, school, clear, stop } = await startWithOutside();
let reader: Awaited<ReturnType<typeof makeReader>>;
afterAll(stop);
beforeEach(async () => {
  school.clock.follow();
  await clear();
  reader = await makeReader(school, 'en', everyWay);
});

const settings = async () => (await reader.client.call(getNoticeSettings)).data;
const choose = (kind: string, channels: Channels) =>
  reader.client.call(saveNoticeSetting, { body: { kind, channels } });
const sent = () => [outside.mail.received.length, outside.sms.taken.length];
/** What the queue has put off comes due. */
const runLater = async () => {
  await school.db.pool.query(`update graphile_worker._private_jobs set run_at = now() - interval '1 s'`);
  await school.app.jobs.runWaiting();
};

describe('the settings', () => {
  it('say of every kind by which ways one hears of it', async () => {
    const { kinds, quiet_hours, time_zone, has_email, has_phone } = await settings();
    expect(kinds).toContainEqual({ kind: roleGivenNotice.name, channels: everyWay, is_vital: false });
    expect(kinds).toContainEqual({ kind: newDeviceNotice.name, channels: newDeviceNotice.channels, is_vital: true });
    expect({ quiet_hours, time_zone, has_email, has_phone }).toEqual({
      quiet_hours: null,
      time_zone: 'Europe/Tallinn',
      has_email: true,
      has_phone: true,
    });
  });

  it('are heeded from the next notice on, and are one’s own', async () => {
    const other = await makeReader(school, 'en', everyWay);
    const letterOnly: Channels = { in_app: false, email: 'now', push: false, sms: false };
    expect((await choose(roleGivenNotice.name, letterOnly)).status).toBe(200);
    expect(school.told.at(-1)).toMatchObject({ audience: { persons: [reader.person_id] } });
    await tellOfRole(school, reader.person_id, 'story');
    await school.app.jobs.runWaiting();
    expect(sent()).toEqual([1, 0]);
    expect((await reader.client.call(listNotices)).data.total).toBe(0);
    const theirs = (await other.client.call(getNoticeSettings)).data.kinds;
    expect(theirs).toContainEqual({ kind: roleGivenNotice.name, channels: everyWay, is_vital: false });
  });

  it('keep the letter about the safety of the account', async () => {
    const { name, channels } = newDeviceNotice;
    expect((await choose(name, { ...channels, email: 'off' })).key).toBe('notice_is_vital');
    expect((await choose(name, { ...channels, push: false })).status).toBe(200);
    expect((await choose('people.nothing', channels)).key).toBe('notice_kind_unknown');
    expect((await choose(name, { ...channels, email: 'hourly' } as never)).key).toBe('invalid_request');
  });
});

describe('quiet hours', () => {
  const keepQuiet = (quiet_hours: { from: string; to: string } | null) =>
    reader.client.call(saveQuietHours, { body: { quiet_hours } });

  it('hold up letters and text messages until they are over, and lose none', async () => {
    expect((await keepQuiet(NIGHT)).status).toBe(200);
    expect((await settings()).quiet_hours).toEqual(NIGHT);
    // Half past midnight in Tallinn, in a year that the queue’s own clock has not come to.
    school.clock.set('2031-11-15T22:30:00Z');
    await tellOfRole(school, reader.person_id, 'story');
    await school.app.jobs.runWaiting();
    expect(sent()).toEqual([0, 0]);
    // The bell makes no sound.
    expect((await (await school.enter(reader)).call(listNotices)).data.total).toBe(1);
    const { rows } = await school.db.pool.query('select distinct run_at from graphile_worker.jobs');
    expect(rows.map(({ run_at }) => new Date(run_at).toISOString())).toEqual(['2031-11-16T05:00:00.000Z']);

    // Woken too early, they wait again.
    await runLater();
    expect(sent()).toEqual([0, 0]);
    school.clock.set('2031-11-16T05:00:00Z');
    await runLater();
    expect(sent()).toEqual([1, 1]);
    await runLater();
    expect(sent()).toEqual([1, 1]);
  });

  it('do not hold up what is about the safety of the account', async () => {
    await keepQuiet(NIGHT);
    school.clock.set('2031-11-15T22:30:00Z');
    await school.db.kysely
      .transaction()
      .execute((tx) =>
        notify(tx, { persons: [reader.person_id] }, newDeviceNotice, { device: 'Firefox' }, { now: school.clock() }),
      );
    await school.app.jobs.runWaiting();
    expect(sent()).toEqual([1, 0]);
  });

  it('can be ended, and are never a whole day', async () => {
    await keepQuiet(NIGHT);
    expect((await keepQuiet({ from: '08:00', to: '08:00' })).key).toBe('quiet_hours_empty');
    expect((await keepQuiet({ from: '24:00', to: '08:00' })).key).toBe('invalid_request');
    expect((await keepQuiet(null)).status).toBe(200);
    expect((await settings()).quiet_hours).toBeNull();
  });
});
