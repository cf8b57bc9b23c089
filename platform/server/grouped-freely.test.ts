import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { rows } from './db.ts';
import { handle } from './handle.ts';
import { sharing } from './sharing.ts';

const addLine = endpoint('POST /story/books/:n', {
  params: Type.Object({ n: Id }),
  body: Type.Object({ text: Type.String() }),
  answer: Type.Object({ place: Type.Integer(), transaction_id: Type.String() }),
  refuses: ['story_refused'],
  grouped: 'freely',
});

type Line = { readonly place: number; readonly transaction_id: string };

/** Lines at the end of their books, in the order in which they came. */
const append = sharing((tx, lines: readonly { n: number; text: string }[]) =>
  rows(
    tx,
    sql<Line>`
      insert into line (n, place, text)
      select n, (select coalesce(max(place), 0) from line where line.n = given.n)
        + row_number() over (partition by n order by at), text
      from unnest(${lines.map(({ n }) => n)}::int[], ${lines.map(({ text }) => text)}::text[])
        with ordinality as given (n, text, at)
      order by at
      returning place, pg_current_xact_id()::text as transaction_id`,
  ),
);

const write = handle(addLine, async ({ tx, params: { n }, body: { text }, refuse }) => {
  await sql`select pg_advisory_xact_lock(${n}::int)`.execute(tx);
  if (text === 'refused') refuse('story_refused');
  return append(tx, { n, text });
});

const books = {
  name: 'story',
  handlers: [write],
  policy: { [addLine.route]: { who: 'any-role', reach: 'self' } as const },
  errors: { story_refused: 409 },
};

let school: StartedApp;
let writer: TestClient;
beforeAll(async () => {
  school = await startApp({ modules: [books] });
  await school.db.pool.query('create table line (n integer, place integer, text text, primary key (n, place))');
  writer = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
});
afterAll(() => school.stop());

const writeLine = (n: number, text: string) => writer.call(addLine, { params: { n }, body: { text } });
const upTo = (count: number) => Array.from({ length: count }, (_, position) => position + 1);

describe('requests that are grouped freely', () => {
  it('share transactions also where they want the same thing, which their store puts in order', async () => {
    const answers = await Promise.all(upTo(60).map((count) => writeLine((count % 2) + 1, `line ${count}`)));
    expect(new Set(answers.map(({ data }) => data.transaction_id)).size).toBeLessThan(12);
    for (const book of [1, 2]) {
      const kept = await school.db.pool.query('select text from line where n = $1 order by place', [book]);
      const said = upTo(60).filter((count) => (count % 2) + 1 === book);
      expect(kept.rows.map(({ text }) => text)).toEqual(said.map((count) => `line ${count}`));
      expect(said.map((count) => answers[count - 1]?.data.place)).toEqual(upTo(30));
    }
  });

  it('do not hurt each other: who is refused leaves no gap', async () => {
    const answers = await Promise.all(upTo(40).map((count) => writeLine(3, count % 8 === 0 ? 'refused' : 'well')));
    expect(answers.filter(({ key }) => key === 'story_refused')).toHaveLength(5);
    const places = answers.flatMap(({ key, data }) => (key === undefined ? data.place : []));
    expect(places.toSorted((a, b) => a - b)).toEqual(upTo(35));
  });
});
