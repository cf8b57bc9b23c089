import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/server/db.ts';
import type { Credentials, Identify } from '#platform/server/identify.ts';
import { hashOf } from '#platform/server/seal.ts';
import { type Made, makeGuardianship, makeMember, makeSession } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { openBearer } from './bearer-store.ts';
import { identifying } from './identify-store.ts';

const ROUNDS = process.env.TEST_FULL ? 100 : 10;

let school: StartedApp;
/** Two servers of one school: each remembers for itself. */
let servers: Identify[];
beforeAll(async () => {
  school = await startApp();
  servers = [identifying(school.db, school.clock), identifying(school.db, school.clock)];
});
afterAll(() => school.stop());

/** Lets somebody in, and gives what each server takes them for. */
async function letIn(person: Made) {
  const token = await makeSession(school.db, person, school.clock());
  const credentials = { token, is_bearer: false, context_role_id: null, address: '127.0.0.1', is_background: true };
  const seen = () => Promise.all(servers.map((identify) => identify.check(credentials)));
  return { token, seen, run: (statement: string) => school.db.pool.query(statement) };
}

/** A bearer of somebody's session, as a call shows it. */
async function bearerOf(token: string): Promise<Credentials> {
  const { rows } = await school.db.pool.query<{ id: number }>('select id from account.session where token_hash = $1', [
    hashOf(token),
  ]);
  const open = school.db.kysely.transaction().execute((tx) => openBearer(tx, rows[0]?.id ?? 0, school.clock()));
  return {
    token: (await open).bearer,
    is_bearer: true,
    context_role_id: null,
    address: '127.0.0.1',
    is_background: true,
  };
}

const REFUSED = { refused: 'session_not_authorised' };

describe('what a server remembers of its callers', () => {
  it('is gone with the session, on every server, on the very next call', async () => {
    const person = await makeMember(school.db, { school_id: 1, role: 'teacher' });
    const { seen, run } = await letIn(person);
    for (const found of await seen()) expect(found).toMatchObject({ actor: { user_id: person.person_id } });
    await run(`delete from account.session where person_id = ${person.person_id}`);
    expect(await seen()).toEqual([REFUSED, REFUSED]);
  });

  it('is gone for its bearers too', async () => {
    const person = await makeMember(school.db, { school_id: 1, role: 'teacher' });
    const { seen, run, token } = await letIn(person);
    const shown = await bearerOf(token);
    const seenByBearer = () => Promise.all(servers.map((identify) => identify.check(shown)));
    // Both kinds in one round: each answer comes back at the place of its question.
    const both = await Promise.all([seen(), seenByBearer(), seen()]);
    for (const found of both.flat()) expect(found).toMatchObject({ actor: { user_id: person.person_id } });
    const swapped = servers.map((identify) => identify.check({ ...shown, is_bearer: false }));
    expect(await Promise.all(swapped)).toEqual([REFUSED, REFUSED]);
    await run(`delete from account.session where person_id = ${person.person_id}`);
    expect(await Promise.all([seen(), seenByBearer()])).toEqual([
      [REFUSED, REFUSED],
      [REFUSED, REFUSED],
    ]);
  });

  it('follows every change of the person, the role, the package and the child', async () => {
    const parent = await makeMember(school.db, { school_id: 1, role: 'parent' });
    const child = await makeMember(school.db, { school_id: 1, role: 'student' });
    const { seen, run } = await letIn(parent);
    const role = { role_id: parent.role_id };
    const becomes = async (facts: object) => {
      for (const found of await seen()) expect(found).toMatchObject({ actor: facts });
    };
    await becomes({ firstname: 'Story', role, viewed_user_id: null });
    await makeGuardianship(school.db, parent.person_id, child.person_id);
    await becomes({ viewed_user_id: child.person_id });
    await run(`update people.role set ended_at = now() where id = ${child.role_id}`);
    await becomes({ viewed_user_id: null });
    await run(`update people.role set ended_at = null where id = ${child.role_id}`);
    await becomes({ viewed_user_id: child.person_id });
    await run(`update people.guardianship set barred_at = now() where guardian_id = ${parent.person_id}`);
    await becomes({ viewed_user_id: null });
    await run(`update people.person set firstname = 'Renamed' where id = ${parent.person_id}`);
    await becomes({ firstname: 'Renamed', role });
    await run(`update people.school set package_key = 'base' where id = 1`);
    await becomes({ role: { ...role, features: [] } });
    await run(`update people.package set features = '{STORY}' where package_key = 'base'`);
    await becomes({ role: { ...role, features: ['STORY'] } });
    await run(`update people.school set package_key = 'standard' where id = 1`);
    await run(`update people.package set features = '{}' where package_key = 'base'`);
    await run(`update people.role set ended_at = now() where id = ${parent.role_id}`);
    await becomes({ role: null });
  });

  it('costs one question, and a cookie asks nothing about bearers', async () => {
    const { token } = await letIn(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
    const byCookie = { token, is_bearer: false, context_role_id: null, address: '127.0.0.1', is_background: true };
    const byBearer = await bearerOf(token);
    const asked: (string | undefined)[] = [];
    const query = (question: { name?: string }) => {
      asked.push(question.name);
      return school.db.pool.query(question as never);
    };
    const identify = identifying({ ...school.db, pool: { query } } as unknown as Database, school.clock);
    const questionsOf = async (credentials: Credentials) => {
      asked.length = 0;
      expect(await identify.check(credentials)).toHaveProperty('actor');
      return [...asked];
    };
    expect(await questionsOf(byCookie)).toEqual(['actor-changes', 'find-sessions', 'load-actors']);
    expect(await questionsOf(byCookie)).toEqual(['actor-changes']);
    expect(await questionsOf(byBearer)).toEqual(['actor-changes', 'find-by-bearers', 'load-actors']);
    expect(await questionsOf(byBearer)).toEqual(['actor-changes']);
  });

  it('does not outlive a change that was begun before it and committed after', async () => {
    const person = await makeMember(school.db, { school_id: 1, role: 'teacher' });
    const { seen } = await letIn(person);
    const slow = await school.db.pool.connect();
    await slow.query('begin');
    await slow.query(`delete from account.session where person_id = ${person.person_id}`);
    // Others come and go meanwhile, with higher numbers that are committed sooner.
    for (let other = 0; other < 3; other += 1)
      await (await letIn(await makeMember(school.db, { school_id: 1, role: 'teacher' }))).seen();
    for (const found of await seen()) expect(found).toHaveProperty('actor');
    await slow.query('commit');
    slow.release();
    expect(await seen()).toEqual([REFUSED, REFUSED]);
  });

  it('ends at midnight with a role that ends that day', async () => {
    const person = await makeMember(school.db, { school_id: 1, role: 'teacher', ends_on: '2026-11-21' });
    school.clock.set('2026-11-20T23:55:00+02:00');
    const { seen } = await letIn(person);
    for (const found of await seen()) expect(found).toMatchObject({ actor: { role: { type_id: 1 } } });
    school.clock.set('2026-11-21T00:00:00+02:00');
    for (const found of await seen()) expect(found).toMatchObject({ actor: { role: null } });
    school.clock.follow();
  });

  it('loses every race against a removal', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await makeMember(school.db, { school_id: 1, role: 'teacher' });
      const { seen, run } = await letIn(person);
      let isOver = false;
      const callers = Array.from({ length: 5 }, async () => {
        while (!isOver) await seen();
      });
      await run(`delete from account.session where person_id = ${person.person_id}`);
      expect(await seen()).toEqual([REFUSED, REFUSED]);
      isOver = true;
      await Promise.all(callers);
    }
  });
});
