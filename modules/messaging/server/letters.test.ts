import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveQuietHours } from '#modules/notices/contract/save-quiet-hours.ts';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { newLetters } from '#platform/testing/letters.ts';
import { startWithOutside } from '#platform/testing/outside.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { deleteMessage } from '../contract/delete-message.ts';
import { getSettings } from '../contract/get-settings.ts';
import { saveSettings } from '../contract/save-settings.ts';
import { seeMessage } from '../contract/see-message.ts';
import type { Settings } from '../contract/settings.ts';

type MailRhythm = Settings['email_notification_delay_type'];

const HURRY = 'update graphile_worker._private_jobs set run_at = now() where run_at > now()';

/** People who want letters, at once unless they say otherwise. */
async function makeReaders(school: StartedApp, count: number, rhythm: MailRhythm = 'now'): Promise<Talker[]> {
  const talkers = await makeTalkers(school, count);
  for (const { person_id, client } of talkers) {
    await school.db.pool.query('update people.person set email = $2 where id = $1', [
      person_id,
      `talker.${person_id}@kool.example`,
    ]);
    await client.call(saveSettings, { body: { email_notification_delay_type: rhythm } });
  }
  return talkers;
}

describe('a letter at once', () => {
  let school: StartedApp;
  let [anna, boris, carl] = [] as unknown as [Talker, Talker, Talker];
  let group_id = 0;
  beforeAll(async () => {
    school = await startApp();
    // Noon at the school.
    school.clock.set('2031-05-14T09:00:00Z');
    [anna, boris, carl] = (await makeReaders(school, 3)) as [Talker, Talker, Talker];
    group_id = await makeConversation(school.db, [anna, boris, carl], { title: 'Trip', now: school.clock() });
    const mute = `update messaging.member set mute_level = 'never' where conversation_id = $1 and person_id = $2`;
    await school.db.pool.query(mute, [group_id, carl.person_id]);
    await newLetters(school);
  });
  afterAll(() => school.stop());

  /** Time passes, what waited for it is done, and these letters came of it. */
  async function letters(minutes = 0) {
    school.clock.advance(minutes * 60);
    // Telling, spreading and sending follow each other.
    await school.db.pool.query(HURRY);
    const came = await newLetters(school);
    return came.filter(({ channel }) => channel === 'email').map(({ recipient, text }) => ({ recipient, text }));
  }
  const reader = () => `talker.${boris.person_id}@kool.example`;

  it('is a choice that is kept', async () => {
    expect((await boris.client.call(getSettings)).data.email_notification_delay_type).toBe('now');
  });

  it('says what was written, to all but the author and who wants silence', async () => {
    await say(anna, group_id, 'Bring boots.');
    const came = await letters();
    expect(came.map(({ recipient }) => recipient)).toEqual([reader()]);
    expect(came[0]?.text).toMatch(/Story Number \d+ · Trip[\s\S]*Bring boots\.[\s\S]*\/messaging\/main\/\d+\?message=/);
  });

  it('comes once for all that follows in the next minutes, without what was taken back', async () => {
    const said = [];
    for (let count = 1; count <= 20; count += 1) {
      said.push(await say(anna, group_id, `Line ${count}.`));
      // Each is told by itself, as it is where seconds lie between them.
      expect(await letters()).toEqual([]);
    }
    await anna.client.call(deleteMessage, { params: { messageId: said[3]?.message_id ?? 0 } });
    expect(await letters(5)).toEqual([]);
    const came = await letters(6);
    expect(came).toHaveLength(1);
    for (const count of [1, 2, 3, 5, 19, 20]) expect(came[0]?.text).toContain(`Line ${count}.`);
    expect(came[0]?.text).not.toContain('Line 4.');
    expect(await letters(11)).toEqual([]);
  });

  it('does not come about what was read before it could leave', async () => {
    await say(anna, group_id, 'First.');
    expect(await letters()).toHaveLength(1);
    const second = await say(anna, group_id, 'Second.');
    expect(await letters()).toEqual([]);
    await boris.client.call(seeMessage, { params: { messageId: second.message_id } });
    expect(await letters(11)).toEqual([]);
  });

  it('is not even begun where everybody who wants to hear has read by then', async () => {
    const begun = async (message_id: number) =>
      (await school.db.pool.query('select from notices.event where cause = $1', [`message:${message_id}`])).rowCount;
    const [read, unread] = [await say(anna, group_id, 'Seen at once.'), await say(anna, group_id, 'Not yet.')];
    await boris.client.call(seeMessage, { params: { messageId: read.message_id } });
    await letters();
    expect([await begun(read.message_id), await begun(unread.message_id)]).toEqual([0, 1]);
    await boris.client.call(seeMessage, { params: { messageId: unread.message_id } });
    expect(await letters(11)).toEqual([]);
  });

  it('waits for the end of quiet hours, together with all that came in them', async () => {
    await boris.client.call(saveQuietHours, { body: { quiet_hours: { from: '10:00', to: '14:00' } } });
    await say(anna, group_id, 'Sleep.');
    await say(anna, group_id, 'Dream.');
    expect(await letters()).toEqual([]);
    const came = await letters(90);
    expect(came).toHaveLength(1);
    expect(came[0]?.text).toMatch(/Sleep\.[\s\S]*Dream\./);
  });
});

it('letters leave by the mail server that is configured', async () => {
  const { outside, school, stop } = await startWithOutside();
  try {
    const [anna, boris] = (await makeReaders(school, 2)) as [Talker, Talker];
    const group_id = await makeConversation(school.db, [anna, boris], { title: 'Trip', now: school.clock() });
    await say(anna, group_id, 'Bring boots.');
    await say(anna, group_id, 'And a hat.');
    await school.db.pool.query(HURRY);
    await school.app.jobs.runWaiting();
    expect(outside.mail.received).toHaveLength(1);
    expect(outside.mail.received[0]?.to).toEqual([`talker.${boris.person_id}@kool.example`]);
    expect(outside.mail.received[0]?.parts).toMatch(/Bring boots\.[\s\S]*And a hat\./);
  } finally {
    await stop();
  }
});

// By the clock of the school, which is three hours ahead: every second hour, at five in the afternoon, on Friday at three.
it.each([
  ['two_hours', '2031-05-14T08:10:00Z', '2031-05-14T08:59:00Z', '2031-05-14T09:01:00Z'],
  ['daily', '2031-05-14T08:10:00Z', '2031-05-14T13:59:00Z', '2031-05-14T14:01:00Z'],
  ['weekly', '2031-05-14T08:10:00Z', '2031-05-16T11:59:00Z', '2031-05-16T12:01:00Z'],
] as const)('a letter in the rhythm %s counts what is unread then, once', async (rhythm, said, before, after) => {
  const { outside, school, stop } = await startWithOutside();
  try {
    school.clock.set(said);
    const [anna, boris] = (await makeReaders(school, 2, rhythm)) as [Talker, Talker];
    const group_id = await makeConversation(school.db, [anna, boris], { title: 'Trip', now: school.clock() });
    for (const text of ['Bring boots.', 'And a hat.']) await say(anna, group_id, text);
    const lettersAt = async (moment: string) => {
      school.clock.set(moment);
      for (let step = 0; step < 3; step += 1) await school.app.jobs.runWaiting();
      return outside.mail.received.filter(({ to }) => to.includes(`talker.${boris.person_id}@kool.example`));
    };
    expect(await lettersAt(before)).toEqual([]);
    const came = await lettersAt(after);
    expect(came).toHaveLength(1);
    expect(came[0]?.parts).toContain('Messages that wait for you: 2.');
    expect(await lettersAt(after)).toHaveLength(1);
  } finally {
    await stop();
  }
});
