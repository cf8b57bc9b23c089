import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { fact } from '#platform/contract/fact.ts';
import { oneOf } from '#platform/contract/shapes.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { hearing, type ToldFact } from './announce.ts';
import { handle } from './handle.ts';

const FATES = ['well', 'refused', 'bug', 'tie-once', 'deaf', 'unknown audience'] as const;
const ringBell = endpoint('POST /story/bells', {
  body: Type.Object({ fate: oneOf(FATES) }),
  answer: Type.Object({}),
  refuses: ['story_refused'],
});
const bellRung = fact('story.bell_rung', Type.Object({ fate: Type.String() }));

let tries = 0;
const ring = handle(ringBell, async ({ tx, actor, body: { fate }, refuse, announce }) => {
  tries += 1;
  await sql`insert into bell (who) values ('ringer')`.execute(tx);
  const audience = fate === 'unknown audience' ? { name: 'bell-ringers:1' } : { persons: [actor.user_id] };
  await announce(bellRung, { fate }, audience);
  if (fate === 'refused') refuse('story_refused');
  if (fate === 'bug') throw new Error('a bug');
  if (fate === 'tie-once' && tries === 1) throw Object.assign(new Error('serialization'), { code: '40001' });
  return {};
});

const listen = hearing(bellRung, async (tx, { fate }) => {
  await sql`insert into bell (who) values ('listener')`.execute(tx);
  if (fate === 'deaf') throw new Error('the listener has a bug');
});

const bells = {
  name: 'story',
  handlers: [ring],
  policy: { [ringBell.route]: { who: 'any-role', reach: 'self' } as const },
  errors: { story_refused: 409 },
  hears: [listen],
};

let school: StartedApp;
let ringer: TestClient;
let person_id: number;
let told: ToldFact[] = [];
let seenWhenTold: Promise<number>[] = [];
let isReceiverBroken = false;

function tell(facts: readonly ToldFact[]): void {
  if (isReceiverBroken) throw new Error('nobody carries facts');
  told.push(...facts);
  seenWhenTold.push(school.db.pool.query('select from bell').then(({ rows }) => rows.length));
}

beforeAll(async () => {
  school = await startApp({ modules: [bells], tell });
  await school.db.pool.query('create table bell (who text)');
  const made = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  person_id = made.person_id;
  ringer = await school.enter(made);
});
afterAll(() => school.stop());
beforeEach(async () => {
  [told, seenWhenTold, tries, isReceiverBroken] = [[], [], 0, false];
  await school.db.pool.query('delete from bell; delete from platform.fact');
});

const rung = async (fate: (typeof FATES)[number]) => (await ringer.call(ringBell, { body: { fate } })).status;
const count = async (table: string) => (await school.db.pool.query(`select from ${table}`)).rows.length;

describe('a fact', () => {
  it('is heard inside the transaction and told after its commit', async () => {
    expect(await rung('well')).toBe(200);
    expect(told).toMatchObject([
      { name: 'story.bell_rung', data: { fate: 'well' }, audience: { persons: [person_id] } },
    ]);
    expect(await Promise.all(seenWhenTold)).toEqual([2]);
    const { rows } = await school.db.pool.query('select id, name, data, persons, audience from platform.fact');
    expect(rows).toEqual([
      { id: told[0]?.id, name: 'story.bell_rung', data: { fate: 'well' }, persons: [person_id], audience: null },
    ]);
  });

  it.each([
    ['refused', 409],
    ['bug', 500],
    ['deaf', 500],
    ['unknown audience', 500],
  ] as const)('never happened when its work was undone (%s)', async (fate, status) => {
    expect(await rung(fate)).toBe(status);
    expect([told, await count('bell'), await count('platform.fact')]).toEqual([[], 0, 0]);
  });

  it('for an audience that no module explains is a bug that says so', async () => {
    await rung('unknown audience');
    expect(school.logged.at(-1)).toContain('story.bell_rung: no module says who bell-ringers:1 is');
  });

  it('is told once when the work was tried again after a tie', async () => {
    expect(await rung('tie-once')).toBe(200);
    expect([tries, told.length, await count('bell'), await count('platform.fact')]).toEqual([2, 1, 2, 1]);
  });

  it('stays true, and its caller stays content, when whoever carries facts is broken', async () => {
    isReceiverBroken = true;
    expect(await rung('well')).toBe(200);
    expect(await count('platform.fact')).toBe(1);
    expect(school.logged.at(-1)).toContain('nobody carries facts');
  });
});
