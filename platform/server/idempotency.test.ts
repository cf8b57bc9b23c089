import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { fact } from '#platform/contract/fact.ts';
import { Id } from '#platform/contract/shapes.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { oneRow } from './db.ts';
import { handle } from './handle.ts';
import { forgetOldKeys } from './idempotency.ts';
import { Refusal } from './refusal.ts';

const writeNote = endpoint('POST /story/notes', {
  body: Type.Object({ text: Type.String() }),
  answer: Type.Object({ id: Id, text: Type.String() }),
  refuses: ['story_refused', 'story_unproven'],
  eid_mends: ['story_unproven'],
});
const writeOther = endpoint('POST /story/others', {
  body: writeNote.body,
  answer: writeNote.answer,
  refuses: ['story_refused'],
});
const noteWritten = fact('story.note_written', Type.Object({ id: Id }));

/** What the story lets happen while a note is being written; runs after the row was inserted. */
let meanwhile: () => Promise<void> = async () => {};
let isClosed = false;
let isUnproven = false;

const write = (described: typeof writeNote | typeof writeOther) =>
  handle(described, async ({ tx, body, refuse, announce }) => {
    const { id } = await oneRow(tx, sql<{ id: number }>`insert into note (text) values (${body.text}) returning id`);
    await announce(noteWritten, { id }, { name: 'platform' });
    await meanwhile();
    if (isUnproven) throw new Refusal('story_unproven');
    if (isClosed) refuse('story_refused', { note: body.text });
    return { id, text: body.text };
  });

const row = { who: 'any-role', reach: 'self' } as const;
const notes = {
  name: 'story',
  handlers: [write(writeNote), write(writeOther)],
  policy: { [writeNote.route]: row, [writeOther.route]: row },
  errors: { story_refused: 409, story_unproven: 403 },
};

let school: StartedApp;
let writer: TestClient;
beforeAll(async () => {
  school = await startApp({ modules: [notes] });
  await school.db.pool.query('create table note (id serial primary key, text text not null)');
});
afterAll(() => school.stop());
beforeEach(async () => {
  meanwhile = async () => {};
  isClosed = false;
  isUnproven = false;
  school.told.length = 0;
  await school.db.pool.query('delete from note; delete from platform.fact');
  writer = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
});

const send = (key: string, text = 'chalk', client = writer) =>
  client.call(writeNote, { body: { text } }, { headers: { 'idempotency-key': key } });
const countNotes = async () => (await school.db.pool.query('select id from note')).rows.length;

describe('a write with an Idempotency-Key', () => {
  it('has one effect and one answer, however often it comes', async () => {
    const [first, again] = [await send('k-1'), await send('k-1')];
    expect(again.response.body).toBe(first.response.body);
    expect([first.status, await countNotes(), school.told.length]).toEqual([200, 1, 1]);
  });

  it('has one effect when twenty come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('k-20')));
    expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect([await countNotes(), school.told.length]).toEqual([1, 1]);
  });

  it('belongs to one request: another text or another path is refused', async () => {
    await send('k-2');
    const otherText = await send('k-2', 'cheese');
    const otherPath = await writer.call(
      writeOther,
      { body: { text: 'chalk' } },
      { headers: { 'idempotency-key': 'k-2' } },
    );
    for (const { status, key } of [otherText, otherPath])
      expect([status, key]).toEqual([409, 'idempotency_key_reused']);
    expect(await countNotes()).toBe(1);
  });

  it('leaves neither the key nor the answer in the tables: a copy of them opens nothing', async () => {
    await send('k-secret', 'a link that opens an account');
    const { rows } = await school.db.pool.query<{ row: string }>('select t::text as row from platform.idempotency t');
    const kept = rows.map(
      ({ row }) => `${row} ${Buffer.from(row.replaceAll(/[^0-9a-f]/g, ''), 'hex').toString('latin1')}`,
    );
    expect(kept.length).toBeGreaterThan(0);
    for (const canary of ['k-secret', 'a link that']) expect(kept.join('\n')).not.toContain(canary);
    expect((await send('k-secret', 'a link that opens an account')).data.text).toBe('a link that opens an account');
  });

  it('belongs to one person: the same key of another is another key', async () => {
    const other = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
    const [mine, theirs] = [await send('k-3'), await send('k-3', 'cheese', other)];
    expect(theirs.data.text).toBe('cheese');
    expect(theirs.data.id).not.toBe(mine.data.id);
  });

  it('remembers a refusal, and keeps nothing of the half-done work', async () => {
    isClosed = true;
    const first = await send('k-4');
    isClosed = false;
    const again = await send('k-4');
    expect([first.status, first.key, first.params]).toEqual([409, 'story_refused', { note: 'chalk' }]);
    expect(again.response.body).toBe(first.response.body);
    expect([await countNotes(), school.told.length]).toEqual([0, 0]);
    expect((await school.db.pool.query('select from platform.fact')).rows).toHaveLength(0);
  });

  it('does not remember a refusal that an eID mends: the call goes on under the same key', async () => {
    isUnproven = true;
    expect((await send('k-eid')).key).toBe('story_unproven');
    isUnproven = false;
    const [first, again] = [await send('k-eid'), await send('k-eid')];
    expect([first.status, await countNotes()]).toEqual([200, 1]);
    expect(again.response.body).toBe(first.response.body);
  });

  it('does not remember a bug: the next try may succeed', async () => {
    meanwhile = () => Promise.reject(new Error('a bug'));
    expect((await send('k-5')).status).toBe(500);
    meanwhile = async () => {};
    expect((await send('k-5')).status).toBe(200);
    expect(await countNotes()).toBe(1);
  });

  it('waits for one that is still running and gives its answer', async () => {
    const gate = Promise.withResolvers<void>();
    meanwhile = () => gate.promise;
    const first = send('k-6');
    const second = send('k-6');
    setTimeout(gate.resolve, 300);
    expect((await second).response.body).toBe((await first).response.body);
    expect(await countNotes()).toBe(1);
  });

  it('answers 409 when that takes more than five seconds, and the first still counts', async () => {
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    meanwhile = () => {
      started.resolve();
      return gate.promise;
    };
    const first = send('k-7');
    await started.promise;
    const second = await send('k-7');
    gate.resolve();
    expect([second.status, second.key]).toEqual([409, 'request_in_progress']);
    expect([(await first).status, await countNotes()]).toEqual([200, 1]);
  });

  it.each([[''], [' '], ['two words'], ['x'.repeat(256)], ['tab\there']])(
    'is refused when malformed: %j',
    async (key) => {
      const { status, key: refused, params } = await send(key);
      expect([status, refused, params]).toEqual([400, 'invalid_request', { field: 'Idempotency-Key' }]);
      expect(await countNotes()).toBe(0);
    },
  );

  it('is forgotten after a day', async () => {
    await send('k-8');
    const forget = (hours: number) =>
      school.db.kysely.transaction().execute((tx) => forgetOldKeys(tx, new Date(Date.now() + hours * 3_600_000)));
    await forget(23);
    await send('k-8');
    expect(await countNotes()).toBe(1);
    await forget(25);
    await send('k-8');
    expect(await countNotes()).toBe(2);
  });

  it('changes nothing for those who send none', async () => {
    await writer.call(writeNote, { body: { text: 'chalk' } });
    await writer.call(writeNote, { body: { text: 'chalk' } });
    expect(await countNotes()).toBe(2);
  });
});
