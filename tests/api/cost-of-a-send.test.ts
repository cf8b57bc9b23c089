import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { statementsOf } from '#platform/testing/counting-statements.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { watchingTables } from './written.ts';

let school: StartedApp;
let anna: Talker;

beforeAll(async () => {
  school = await startApp();
  school.clock.set(school.clock().toISOString());
  [anna] = (await makeTalkers(school, 1)) as [Talker];
});
afterAll(() => school.stop());

/** A conversation of so many people of the school. */
async function crowd(count: number): Promise<number> {
  const { rows } = await school.db.pool.query<{ person_id: number }>(
    `with made as (
       insert into people.person (firstname, lastname) select 'Crowd', 'Member ' || place from generate_series(2, $1::int) as place
       returning id)
     insert into people.role (person_id, school_id, type_id, starts_on)
     select id, 1, 7, '2020-09-01' from made returning person_id`,
    [count],
  );
  return makeConversation(school.db, [anna, ...rows], { now: school.clock() });
}

async function costOf(group_id: number) {
  // The first one has its plans made, and a job waits after it.
  await say(anna, group_id, 'Hello');
  const written = await (await watchingTables(school.db))();
  const statements = await statementsOf(() => say(anna, group_id, 'Hello again'));
  return { statements, written: await written() };
}

it('a message costs as many statements and rows in a crowd of 3,000 as among three', async () => {
  const few = await costOf(await crowd(3));
  const many = await costOf(await crowd(3_000));
  expect(many).toEqual(few);
  // Of the members only the author's row is written.
  expect(few.written['messaging.member']).toEqual({ more: 0, written: 1 });
  expect(few.written['messaging.message']).toEqual({ more: 1, written: 1 });
  expect(few.statements).toBeLessThanOrEqual(12);
});
