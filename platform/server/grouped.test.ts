import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { fact } from '#platform/contract/fact.ts';
import { Id, oneOf } from '#platform/contract/shapes.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import type { ToldFact } from './announce.ts';
import { oneRow } from './db.ts';
import { handle } from './handle.ts';

const FATES = ['well', 'refused', 'bug', 'bad-sql', 'tie-once', 'waits', 'as-seven'] as const;
const sendCard = endpoint('POST /story/cards/:n', {
  params: Type.Object({ n: Id }),
  body: Type.Object({ fate: oneOf(FATES) }),
  answer: Type.Object({ n: Type.Integer(), transaction_id: Type.String() }),
  refuses: ['story_refused'],
  grouped: true,
});
const cardSent = fact('story.card_sent', Type.Object({ n: Type.Integer() }));
const cardsChanged = fact('story.cards_changed', Type.Object({}));

const tied = new Set<number>();
let gate = Promise.withResolvers<void>();
let waiting = Promise.withResolvers<void>();

const answer = handle(sendCard, async ({ tx, params: { n }, body: { fate }, refuse, announce }) => {
  const card = await oneRow(
    tx,
    sql<{ n: number; transaction_id: string }>`
      insert into card (n) values (${fate === 'as-seven' ? 7 : n}) returning n, pg_current_xact_id()::text as transaction_id`,
  );
  await announce(cardSent, { n }, { name: 'platform' });
  await announce(cardsChanged, {}, { name: 'platform' });
  if (fate === 'waits') {
    waiting.resolve();
    await gate.promise;
  }
  if (fate === 'refused') refuse('story_refused');
  if (fate === 'bug') throw new Error('a bug');
  if (fate === 'bad-sql') await sql`insert into card (n) values (null)`.execute(tx);
  if (fate === 'tie-once' && !tied.has(n)) {
    tied.add(n);
    throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  }
  return card;
});

const cards = {
  name: 'story',
  handlers: [answer],
  policy: { [sendCard.route]: { who: 'any-role', reach: 'self' } as const },
  errors: { story_refused: 409 },
};

let school: StartedApp;
let sender: TestClient;
let told: number[] = [];
/** How often it was told that there are cards, which is the same whoever sends one. */
let changes = 0;
/** What another connection saw at the very moment of telling. */
let seenWhenTold: Promise<number>[] = [];

function tell(facts: readonly ToldFact[]): void {
  changes += facts.filter(({ name }) => name === cardsChanged.name).length;
  for (const { name, data } of facts) {
    if (name === cardsChanged.name) continue;
    const { n } = data as { n: number };
    told.push(n);
    seenWhenTold.push(school.db.pool.query('select from card where n = $1', [n]).then(({ rows }) => rows.length));
  }
}

beforeAll(async () => {
  school = await startApp({ modules: [cards], tell });
  await school.db.pool.query('create table card (n integer not null unique deferrable initially deferred)');
  sender = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
});
afterAll(() => school.stop());
beforeEach(async () => {
  [told, seenWhenTold, changes] = [[], [], 0];
  [gate, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await school.db.pool.query('delete from card; delete from platform.fact');
});

const send = (n: number, fate: (typeof FATES)[number] = 'well', key?: string) =>
  sender.call(
    sendCard,
    { params: { n }, body: { fate } },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );
const kept = async () => {
  const { rows } = await school.db.pool.query<{ n: number }>('select n from card order by n');
  return rows.map(({ n }) => n);
};
/** Session checks are answered in their order: when a later call is through, those before it stand in line. */
const standingInLine = async () => {
  for (let call = 0; call < 3; call += 1) await sender.call(getMe);
};
const upTo = (count: number) => Array.from({ length: count }, (_, position) => position + 1);

describe('requests that wait together', () => {
  it('share a few transactions, and each gets its own answer', async () => {
    const answers = await Promise.all(upTo(120).map((n) => send(n)));
    expect(answers.map(({ data }) => data.n)).toEqual(upTo(120));
    expect(new Set(answers.map(({ data }) => data.transaction_id)).size).toBeLessThan(12);
    expect(await kept()).toEqual(upTo(120));
  });

  it('each have their own Idempotency-Key', async () => {
    const sendAll = () =>
      Promise.all(upTo(30).map((n) => send(n, n % 10 === 0 ? 'refused' : 'well', `one-of-many-${n}`)));
    const [first, again] = [await sendAll(), await sendAll()];
    expect(first.filter(({ key }) => key === 'story_refused')).toHaveLength(3);
    expect(again.map(({ response }) => response.body)).toEqual(first.map(({ response }) => response.body));
    expect(await kept()).toEqual(upTo(30).filter((n) => n % 10 !== 0));
  });

  it('cannot share one Idempotency-Key', async () => {
    const first = send(1, 'waits');
    await waiting.promise;
    const pair = [send(2, 'well', 'for-both'), send(3, 'well', 'for-both')];
    await standingInLine();
    gate.resolve();
    await first;
    expect((await Promise.all(pair)).map(({ status, key }) => key ?? status)).toEqual([200, 'idempotency_key_reused']);
    expect(await kept()).toEqual([1, 2]);
  });

  it('do not hurt each other: who fails, fails alone', async () => {
    const fateOf = (n: number) => (['well', 'refused', 'bug', 'bad-sql', 'well', 'tie-once'] as const)[n % 6];
    const answers = await Promise.all(upTo(60).map((n) => send(n, fateOf(n))));
    const good = upTo(60).filter((n) => [0, 4, 5].includes(n % 6));
    expect(answers.flatMap(({ status }, position) => (status === 200 ? position + 1 : []))).toEqual(good);
    expect(answers.filter(({ key }) => key === 'story_refused')).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 500)).toHaveLength(20);
    expect(await kept()).toEqual(good);
    expect(told.toSorted((a, b) => a - b)).toEqual(good);
  });

  it('are answered, and their facts leave, only after the common commit', async () => {
    const first = send(1, 'waits');
    await waiting.promise;
    const quick = send(2);
    const slow = send(3, 'waits');
    let isAnswered = false;
    void quick.then(() => {
      isAnswered = true;
    });
    await standingInLine();
    expect([isAnswered, told]).toEqual([false, []]);
    gate.resolve();
    const [, two, three] = await Promise.all([first, quick, slow]);
    expect(two.data.transaction_id).toBe(three.data.transaction_id);
    expect(told).toEqual([1, 2, 3]);
    // Once for the first and once for the two: what both would tell alike is told once.
    expect(changes).toBe(2);
    expect(await Promise.all(seenWhenTold)).toEqual([1, 1, 1]);
  });

  it('all fail and tell nothing when the commit fails', async () => {
    const first = send(1, 'waits');
    await waiting.promise;
    // The same number twice is found out by the deferred constraint, at the commit of the two.
    const pair = [send(7), send(8, 'as-seven')];
    await standingInLine();
    gate.resolve();
    expect((await first).status).toBe(200);
    for (const { status, key } of await Promise.all(pair))
      expect([status, key]).toEqual([500, 'backend_errors.default_error']);
    expect([await kept(), told]).toEqual([[1], [1]]);
    expect((await school.db.pool.query('select from platform.fact')).rows).toHaveLength(2);
  });

  it('who want the same thing come one after the other, in transactions of their own', async () => {
    const first = send(1, 'waits');
    await waiting.promise;
    const others = [send(3), send(2), send(3)];
    await standingInLine();
    gate.resolve();
    const told = await Promise.all([first, ...others]);
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 500]);
    expect(await kept()).toEqual([1, 2, 3]);
  });

  it('still count once per Idempotency-Key', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(5, 'well', 'card-5')));
    expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
    expect([answers[0]?.status, await kept(), told]).toEqual([200, [5], [5]]);
    const refusals = await Promise.all(Array.from({ length: 5 }, () => send(6, 'refused', 'card-6')));
    expect(new Set(refusals.map(({ key }) => key))).toEqual(new Set(['story_refused']));
    expect([await kept(), told]).toEqual([[5], [5]]);
  });

  it('do not wait when nobody else is there', async () => {
    // No timer ever rings here: whoever were made to wait for others by the clock would not be answered at all.
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    try {
      for (const n of upTo(20)) expect((await send(n)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
    expect(await kept()).toEqual(upTo(20));
  });
});
