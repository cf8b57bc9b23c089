import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, oneOf } from '#platform/contract/shapes.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { rows } from './db.ts';
import { handle } from './handle.ts';
import { askedRows } from './often.ts';
import { reading } from './reading.ts';
import { sharing } from './sharing.ts';

const FATES = ['well', 'refused', 'bug', 'bad-sql'] as const;
const Answer = Type.Object({ n: Type.Integer(), word: Type.String(), transaction: Type.String() });
const readPage = endpoint('GET /story/pages/:n', {
  params: Type.Object({ n: Id }),
  query: Type.Object({ fate: Type.Optional(oneOf(FATES)), search: Type.Optional(Type.String()) }),
  answer: Answer,
  refuses: ['story_refused'],
  grouped: true,
});
const writePage = endpoint('POST /story/pages/:n', {
  params: Type.Object({ n: Id }),
  body: Type.Object({ word: Type.String() }),
  answer: Type.Object({}),
});

let statements = 0;
type Page = { readonly n: number; readonly word: string; readonly transaction: string };
const pages = sharing((tx, asked: readonly { n: number }[]) => {
  statements += 1;
  return rows(
    tx,
    sql<Page>`
      select asked.n, word, pg_backend_pid() || ' ' || now() as transaction
      from ${askedRows(asked, { n: 'int' })} join page using (n) order by asked.place`,
  );
});

const read = handle(readPage, async ({ tx, params: { n }, query: { fate }, refuse }) => {
  const page = await pages(tx, { n });
  if (fate === 'refused') refuse('story_refused');
  if (fate === 'bug') throw new Error('a bug');
  if (fate === 'bad-sql') await sql`select 1 / 0`.execute(tx);
  // What a neighbour did to the common transaction shows in the statement after it.
  return (await pages(tx, { n })) ?? page;
});
const write = handle(writePage, async ({ tx, params: { n }, body: { word } }) => {
  await sql`insert into page (n, word) values (${n}, ${word}) on conflict (n) do update set word = excluded.word`.execute(
    tx,
  );
  return {};
});

const book = {
  name: 'story',
  handlers: [read, write],
  policy: {
    [readPage.route]: { who: 'any-role', reach: 'self' } as const,
    [writePage.route]: { who: 'any-role', reach: 'self' } as const,
  },
  errors: { story_refused: 409 },
};

let school: StartedApp;
let reader: TestClient;
beforeAll(async () => {
  school = await startApp({ modules: [book] });
  await school.db.pool.query(`
    create table page (n integer primary key, word text not null);
    insert into page select n, 'word ' || n from generate_series(1, 100) n`);
  reader = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
});
afterAll(() => school.stop());

const upTo = (count: number) => Array.from({ length: count }, (_, position) => position + 1);
const readAll = (
  count: number,
  query: (n: number) => { fate?: (typeof FATES)[number]; search?: string } = () => ({}),
) => Promise.all(upTo(count).map((n) => reader.call(readPage, { params: { n }, query: query(n) })));

describe('readers who wait together', () => {
  it('share a few transactions and statements, and each gets their own answer', async () => {
    statements = 0;
    const answers = await readAll(100);
    expect(answers.map(({ data }) => data.word)).toEqual(upTo(100).map((n) => `word ${n}`));
    expect(new Set(answers.map(({ data }) => data.transaction)).size).toBeLessThan(15);
    expect(statements).toBeLessThan(30);
  });

  it('do not hurt each other: who is refused or fails, does so alone', async () => {
    const answers = await readAll(80, (n) => ({ fate: FATES[n % 4] as (typeof FATES)[number] }));
    const good = upTo(80).filter((n) => n % 4 === 0);
    expect(answers.flatMap(({ status, data }) => (status === 200 ? [data.n] : []))).toEqual(good);
    expect(answers.filter(({ key }) => key === 'story_refused')).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 500)).toHaveLength(40);
  });

  it('do not wait for those who search', async () => {
    const answers = await readAll(20, () => ({ search: 'word' }));
    expect(new Set(answers.map(({ data }) => data.transaction)).size).toBe(20);
  });

  it('see what was answered before they asked', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const others = readAll(60);
      await reader.call(writePage, { params: { n: 200 }, body: { word: `round ${round}` } });
      const own = await reader.call(readPage, { params: { n: 200 } });
      expect(own.data.word).toBe(`round ${round}`);
      await others;
    }
  });

  it('are answered where the connection that they were to share is lost before it begins', async () => {
    const { db } = school;
    const read = reading({ db, ears: new Map(), audiences: new Map(), tell: () => {} });
    const cut = vi.fn((client: PoolClient) => void client.connection.stream.destroy());
    db.pool.once('acquire', cut);
    const one = () => read(new Date(), async (tx) => (await pages(tx, { n: 1 }))?.word);
    expect(await Promise.all(upTo(20).map(one))).toEqual(upTo(20).map(() => 'word 1'));
    expect(cut).toHaveBeenCalledTimes(1);
  });
});
