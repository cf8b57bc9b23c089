import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUnread } from '#modules/today/contract/get-unread.ts';
import { listToday } from '#modules/today/contract/list-today.ts';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { newLetters } from '#platform/testing/letters.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { deleteMessage } from '../contract/delete-message.ts';
import { seeMessage } from '../contract/see-message.ts';
import { sendMessage } from '../contract/send-message.ts';
import { tellAgain } from './tell-messages-job.ts';
import { unreadDigest } from './unread-store.ts';

let school: StartedApp;
let [anna, boris, carl] = [] as unknown as [Talker, Talker, Talker];
let group_id: number;

beforeAll(async () => {
  school = await startApp();
  [anna, boris, carl] = (await makeTalkers(school, 3)) as [Talker, Talker, Talker];
  group_id = await makeConversation(school.db, [anna, boris, carl], { title: 'Trip', now: school.clock() });
  await newLetters(school);
});
afterAll(() => school.stop());

/** Time passes, and what waited is told; what a new day brings besides is no matter here. */
async function pushed(): Promise<string[]> {
  await school.db.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
  const letters = await newLetters(school);
  const told = letters.filter(({ channel, link }) => channel === 'push' && link?.startsWith('/messaging/'));
  return told.map(({ subject, text }) => `${subject}: ${text}`);
}
const see = (who: Talker, messageId: number) => who.client.call(seeMessage, { params: { messageId } });

describe('those who do not look', () => {
  it('are told who wrote what and where, unless they read it or want silence', async () => {
    await school.db.pool.query(
      `update messaging.member set mute_level = 'never' where conversation_id = $1 and person_id = $2`,
      [group_id, carl.person_id],
    );
    const first = await say(anna, group_id, 'Bring boots.');
    await say(anna, group_id, 'And a hat.');
    const told = await pushed();
    expect(told).toHaveLength(2);
    expect(told[0]).toMatch(/^Story Number \d+ · Trip: (?:.|\n)*Bring boots\./);
    await see(boris, first.message_id);
    const last = await say(anna, group_id, 'Never mind.');
    await see(boris, last.message_id);
    expect(await pushed()).toEqual([]);
  });

  it('are told nothing that was taken back meanwhile', async () => {
    const message = await say(anna, group_id, 'A mistake');
    await anna.client.call(deleteMessage, { params: { messageId: message.message_id } });
    expect(await pushed()).toEqual([]);
    const told = await say(anna, group_id, 'Another mistake');
    await school.db.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
    await school.app.jobs.runWaiting();
    await anna.client.call(deleteMessage, { params: { messageId: told.message_id } });
    const left = await school.db.pool.query(`select from notices.outbox where text like '%Another mistake%'`);
    expect(left.rows).toEqual([]);
  });

  it('are told in the end, and once, where a job failed for good or was lost', async () => {
    const lose = async (text: string) => {
      await say(anna, group_id, text);
      await school.db.pool.query('update graphile_worker._private_jobs set attempts = max_attempts, run_at = now()');
    };
    const sweep = () => school.db.kysely.transaction().execute((tx) => tellAgain(tx, school.clock()));
    await lose('Lost.');
    // The one that was added for the first message counted on being run.
    await say(anna, group_id, 'After it.');
    expect(await pushed()).toEqual([]);
    await sweep();
    expect(await pushed()).toEqual([]);
    school.clock.advance(1_860);
    await Promise.all([sweep(), sweep()]);
    expect((await pushed()).map((text) => text.split('\n').at(-1))).toEqual([
      expect.stringContaining('Lost.'),
      expect.stringContaining('After it.'),
    ]);
    await sweep();
    expect(await pushed()).toEqual([]);
    await say(anna, group_id, 'As always.');
    expect(await pushed()).toHaveLength(1);
  });

  it('read in a letter how many messages wait', async () => {
    const linesFor = (who: Talker, since: Date | null) =>
      school.db.kysely.transaction().execute((tx) => unreadDigest.linesFor(tx, who.person_id, since, school.clock()));
    const last = await say(carl, group_id, 'See you');
    await see(boris, last.message_id);
    await say(anna, group_id, 'Tomorrow at nine');
    expect(await linesFor(boris, null)).toMatchObject([{ params: { count: 1 }, link: '/messaging' }]);
    expect(await linesFor(boris, school.clock())).toEqual([]);
    expect(await linesFor(carl, null)).toEqual([]);
    const waiting = await school.db.kysely
      .transaction()
      .execute((tx) => unreadDigest.personsWaiting(tx, school.clock()));
    expect(waiting).toContain(boris.person_id);
    expect(waiting).not.toContain(carl.person_id);
  });
});

describe('the number of unread messages', () => {
  it('goes over all conversations, and Today names the important ones', async () => {
    const other = await makeConversation(school.db, [anna, boris], { now: school.clock() });
    const unread = async () => (await boris.client.call(getUnread)).data.unread_count;
    const before = await unread();
    const message = await anna.client.call(sendMessage, {
      body: { group_id: other, text: 'Fire drill', is_important: true },
    });
    expect(await unread()).toBe(before + 1);
    const lines = async () =>
      (await boris.client.call(listToday)).data.filter(({ kind }) => kind === 'messaging:today.important');
    expect(await lines()).toMatchObject([{ params: { count: 1 }, link: `/messaging/main/${other}` }]);
    await see(boris, message.data?.message_id ?? 0);
    expect(await unread()).toBe(before);
    expect(await lines()).toEqual([]);
  });
});
