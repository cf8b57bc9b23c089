import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { rows, type Transaction } from './db.ts';
import { handle } from './handle.ts';

const ROUNDS = process.env.TEST_FULL ? 100 : 10;

const Note = Type.Object({ text: Type.String() });
const write = { body: Note, answer: Type.Object({ role_type: Type.Integer() }), refuses: ['story_refused'] } as const;
const writeTogether = endpoint('POST /story/together', { ...write, grouped: 'freely' });
const writeApart = endpoint('POST /story/apart', write);
const readNotes = endpoint('GET /story/notes', { answer: Type.Object({ role_type: Type.Integer() }) });
const writeAsTeacher = endpoint('POST /story/teachers', write);

const writeInSchool = endpoint('POST /story/schools/:schoolId', {
  ...write,
  params: Type.Object({ schoolId: Id }),
});

const note = (tx: Transaction, text: string, user_id: number) =>
  rows(tx, sql`insert into note (text, user_id) values (${text}, ${user_id})`);

type Writing = typeof writeTogether | typeof writeApart;
const writing = (contract: Writing) =>
  handle(contract, async ({ tx, actor, body, refuse }) => {
    await note(tx, body.text, actor.user_id);
    if (body.text === 'refused') refuse('story_refused');
    return { role_type: actor.role?.type_id ?? 0 };
  });

const any = { who: 'any-role', reach: 'self' } as const;
const story = {
  name: 'story',
  handlers: [
    writing(writeTogether),
    writing(writeApart),
    handle(readNotes, async ({ tx, actor }) => {
      await rows(tx, sql`select from note`);
      return { role_type: actor.role?.type_id ?? 0 };
    }),
    handle(writeInSchool, async ({ actor }) => ({ role_type: actor.role?.type_id ?? 0 })),
    handle(writeAsTeacher, async ({ actor }) => ({ role_type: actor.role?.type_id ?? 0 })),
  ],
  policy: {
    [writeTogether.route]: any,
    [writeApart.route]: any,
    [readNotes.route]: any,
    [writeInSchool.route]: { who: 'any-role', reach: 'school' } as const,
    [writeAsTeacher.route]: { who: { roles: [1] }, reach: 'self' } as const,
  },
  errors: { story_refused: 409 },
};

let school: StartedApp;
beforeAll(async () => {
  school = await startApp({ modules: [story] });
  await school.db.pool.query('create table note (text text, user_id integer)');
});
afterAll(() => school.stop());
beforeEach(() => school.db.pool.query('truncate note'));

const notesOf = async (user_id: number): Promise<string[]> =>
  (await school.db.pool.query<{ text: string }>('select text from note where user_id = $1', [user_id])).rows.map(
    ({ text }) => text,
  );

/** Somebody whom the server knows from a call before. */
async function known() {
  const person = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  const client = await school.enter(person);
  expect((await client.call(readNotes)).data).toEqual({ role_type: 1 });
  const run = (statement: string) => school.db.pool.query(statement);
  const leave = () => run(`delete from account.session where person_id = ${person.person_id}`);
  return { ...person, client, run, leave };
}

describe('whoever is checked while their call is done', () => {
  it.each([writeTogether, writeApart])('has written nothing where the session was over (%#)', async (contract) => {
    for (const text of ['a note', 'refused', 1]) {
      const { client, person_id, leave } = await known();
      await leave();
      const { status, key } = await client.call(contract, { body: { text } as never });
      // Whatever else was wrong with it, this comes first.
      expect([status, key]).toEqual([401, 'session_not_authorised']);
      expect(await notesOf(person_id)).toEqual([]);
    }
  });

  it('reads nothing where the session was over', async () => {
    const { client, leave } = await known();
    await leave();
    expect((await client.call(readNotes)).key).toBe('session_not_authorised');
  });

  it('is who they are now, not who they were', async () => {
    const { client, run, role_id, person_id } = await known();
    await run(`update people.role set type_id = 7 where id = ${role_id}`);
    for (const contract of [writeTogether, writeApart])
      expect((await client.call(contract, { body: { text: 'once' } })).data).toEqual({ role_type: 7 });
    expect(await notesOf(person_id)).toEqual(['once', 'once']);
    await run(`update people.role set type_id = 1 where id = ${role_id}`);
    expect((await client.call(readNotes)).data).toEqual({ role_type: 1 });
  });

  it('is let in by a right that came since, and refused for one that went', async () => {
    const { client, run, role_id } = await known();
    const body = { text: '' };
    await run(`update people.role set type_id = 7 where id = ${role_id}`);
    expect((await client.call(writeAsTeacher, { body })).key).toBe('not_allowed_action');
    await run(`update people.role set type_id = 1 where id = ${role_id}`);
    expect((await client.call(writeAsTeacher, { body })).data).toEqual({ role_type: 1 });
    await run(`update people.role set type_id = 7 where id = ${role_id}`);
    expect((await client.call(writeAsTeacher, { body })).key).toBe('not_allowed_action');
  });

  it('says the same under one key, however the first try went', async () => {
    const { client, run, role_id, person_id } = await known();
    await run(`update people.role set type_id = 7 where id = ${role_id}`);
    const again = () =>
      client.call(writeTogether, { body: { text: 'keyed' } }, { headers: { 'idempotency-key': 'one' } });
    expect((await again()).data).toEqual({ role_type: 7 });
    expect((await again()).data).toEqual({ role_type: 7 });
    expect(await notesOf(person_id)).toEqual(['keyed']);
  });

  it.each([writeTogether, writeApart])(
    'gets nothing that a key remembers where the session is over (%#)',
    async (contract) => {
      const { client, leave } = await known();
      const keyed = () => client.call(contract, { body: { text: 'keyed' } }, { headers: { 'idempotency-key': 'two' } });
      expect((await keyed()).status).toBe(200);
      expect((await keyed()).status).toBe(200);
      await leave();
      expect((await keyed()).key).toBe('session_not_authorised');
    },
  );

  it('is noted for nothing that somebody else would have done', async () => {
    const { client, run, role_id } = await known();
    const inSchool = (schoolId: number) => client.call(writeInSchool, { params: { schoolId }, body: { text: 'here' } });
    expect((await inSchool(1)).status).toBe(200);
    const before = school.logged.length;
    await run(`update people.role set school_id = 2 where id = ${role_id}`);
    expect((await inSchool(2)).status).toBe(200);
    expect(school.logged.slice(before).filter((line) => line.includes('other_school'))).toEqual([]);
    expect((await inSchool(1)).key).toBe('school_not_found');
    expect(school.logged.slice(before).filter((line) => line.includes('other_school'))).toHaveLength(1);
  });

  it('keeps nobody waiting for a connection, however many there are', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, known));
    const bodies = [writeApart, writeTogether].map((contract) =>
      people.map(({ client }) => client.call(contract, { body: { text: 'many' } })),
    );
    const told = await Promise.all([...bodies.flat(), ...people.map(({ client }) => client.call(readNotes))]);
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('loses every race against the end of the session', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { client, person_id, leave } = await known();
      let isOver = false;
      let written = 0;
      const writers = [writeTogether, writeApart].map(async (contract) => {
        while (!isOver) if ((await client.call(contract, { body: { text: 'x' } })).status === 200) written += 1;
      });
      await leave();
      const after = await Promise.all(
        [writeTogether, writeApart].map((contract) => client.call(contract, { body: { text: 'late' } })),
      );
      expect(after.map(({ key }) => key)).toEqual(['session_not_authorised', 'session_not_authorised']);
      isOver = true;
      await Promise.all(writers);
      expect(await notesOf(person_id)).toHaveLength(written);
      expect(await notesOf(person_id)).not.toContain('late');
    }
  });
});
