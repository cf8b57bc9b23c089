import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { connectAs, type TestSocket } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { newMessage } from '../contract/facts.ts';

const PATIENT = { timeout: 20_000, interval: 10 };

let school: StartedApp;
let url: string;
let [anna, boris, carl] = [] as unknown as [Talker, Talker, Talker];
let sockets: Record<'boris' | 'carl', TestSocket>;
let group_id: number;
beforeAll(async () => {
  school = await startApp({ hasSockets: true });
  url = await school.listen();
  [anna, boris, carl] = (await makeTalkers(school, 3)) as [Talker, Talker, Talker];
  group_id = await makeConversation(school.db, [anna, boris, carl], { now: school.clock() });
  sockets = { boris: await connectAs(url, boris.client), carl: await connectAs(url, carl.client) };
  // From here on nobody is new to the session check.
  await say(anna, group_id, 'Good morning');
});
afterAll(() => school.stop());

const hasHeard = ({ frames }: TestSocket, text: string): boolean =>
  frames.some(({ action, data }) => action === newMessage.name && JSON.stringify(data).includes(text));

/** How often it is asked who is in conversations while something is done. */
async function askedWhile(work: () => Promise<void>): Promise<number> {
  const { pool } = school.db;
  // What tells other servers, and reads the log by the clock, asks the pool itself.
  const [connect, query] = [vi.spyOn(pool, 'connect'), vi.spyOn(pool, 'query')];
  await work();
  const count = connect.mock.calls.length - query.mock.calls.length;
  for (const spied of [connect, query]) spied.mockRestore();
  return count;
}

let said = 0;
/** Anna says something, and Boris hears it; says what. */
async function saySomething(): Promise<string> {
  said += 1;
  // Nobody says more than sixty things in a minute.
  school.clock.advance(2);
  const text = `message ${said} of the story`;
  await say(anna, group_id, text);
  await expect.poll(() => hasHeard(sockets.boris, text), PATIENT).toBe(true);
  return text;
}

async function carlHears(): Promise<void> {
  const text = await saySomething();
  await expect.poll(() => hasHeard(sockets.carl, text), PATIENT).toBe(true);
}

/** Others have heard it for a while by then. */
async function carlHearsNothing(): Promise<void> {
  const text = await saySomething();
  await setTimeout(30);
  expect(hasHeard(sockets.carl, text)).toBe(false);
}

const change = (statement: string) => school.db.pool.query(statement, [carl.person_id]);

describe('who hears a message is remembered until they are others', () => {
  it('so it is not asked for each', async () => {
    await carlHears();
    const asked = await askedWhile(async () => {
      for (const _ of [1, 2, 3]) await carlHears();
    });
    expect(asked).toBe(0);
  });

  // Whoever changes it, and on whatever server: here it is somebody who tells nobody.
  it.each([
    [
      'whose role ends',
      'update people.role set ended_at = now() where person_id = $1',
      'update people.role set ended_at = null where person_id = $1',
    ],
    [
      'whose role ends by its day',
      `update people.role set ends_on = '2020-10-01' where person_id = $1`,
      'update people.role set ends_on = null where person_id = $1',
    ],
    [
      'who is let out',
      'update messaging.member set left_at = now(), left_number = 1 where person_id = $1',
      'update messaging.member set left_at = null, left_number = null where person_id = $1',
    ],
  ])('somebody %s hears nothing more, and everything once they are back', async (_who, goes, comes) => {
    for (const _ of Array.from({ length: 10 })) {
      await carlHears();
      await change(goes);
      await carlHearsNothing();
      await change(comes);
    }
    await carlHears();
  });

  it('whoever is taken out of it, and put back', async () => {
    await change('delete from messaging.member where person_id = $1');
    await carlHearsNothing();
    await school.db.pool.query(
      `insert into messaging.member (conversation_id, person_id, permission_level_id, joined_at) values ($1, $2, 2, now())`,
      [group_id, carl.person_id],
    );
    await carlHears();
  });

  it('whoever opens another page hears it there too', async () => {
    const more = await connectAs(url, carl.client);
    const text = await saySomething();
    await expect.poll(() => hasHeard(more, text), PATIENT).toBe(true);
  });

  it('whoever goes while a message waits for its turn does not hear it', async () => {
    await carlHears();
    const held = await school.db.pool.connect();
    await held.query('begin');
    await held.query('select from messaging.conversation where id = $1 for update', [group_id]);
    const saying = saySomething();
    await expect
      .poll(async () => {
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        return (await school.db.pool.query(waiting)).rowCount;
      }, PATIENT)
      .toBe(1);
    await change('update people.role set ended_at = now() where person_id = $1');
    school.clock.advance(1);
    await held.query('commit');
    held.release();
    const text = await saying;
    await setTimeout(30);
    expect(hasHeard(sockets.carl, text)).toBe(false);
    await change('update people.role set ended_at = null where person_id = $1');
  });
});

it('what a conversation or a member must not be is refused by the database, whatever else is written', async () => {
  const refused = (statement: string) =>
    school.db.pool.query(statement, [group_id]).then(
      () => 'written',
      (error: { code: string; constraint: string }) => `${error.code} ${error.constraint}`,
    );
  const conversation = (what: string) => refused(`update messaging.conversation set ${what} where id = $1`);
  const member = (what: string) => refused(`update messaging.member set ${what} where conversation_id = $1`);
  expect(await conversation(`group_type = 'club'`)).toBe('23514 conversation_group_type_check');
  expect(await conversation(`title = repeat('x', 50)`)).toBe('23514 conversation_title_check');
  expect(await conversation(`audience = 'cooks', class_id = 1`)).toBe('23514 conversation_audience_check');
  expect(await conversation(`group_type = 'private'`)).toBe('23514 conversation_check');
  expect(await conversation(`group_type = 'private', person_low = 2, person_high = 1`)).toBe(
    '23514 conversation_check1',
  );
  expect(await conversation('person_low = 1, person_high = 2')).toBe('23514 conversation_check');
  expect(await conversation(`audience = 'parents'`)).toBe('23514 conversation_check2');
  expect(await member('permission_level_id = 3')).toBe('23514 member_permission_level_id_check');
  expect(await member(`mute_level = 'always'`)).toBe('23514 member_mute_level_check');
  expect(await member(`mute_level = 'week'`)).toBe('written');
});
