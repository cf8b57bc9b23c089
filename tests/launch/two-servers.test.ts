import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSocketTicket } from '#modules/account/contract/create-socket-ticket.ts';
import { getMe } from '#modules/people/contract/get-me.ts';
import { giveRole } from '#modules/people/contract/give-role.ts';
import { type AnswerOf, addressOf, type Endpoint, type InputOf } from '#platform/contract/endpoint.ts';
import { fillPath } from '#platform/testing/client.ts';
import { copyDatabase } from '#platform/testing/database.ts';
import { type Product, readJson, signInTo, startProduct } from '#platform/testing/product.ts';
import { findRedis, startRedis } from '#platform/testing/redis.ts';
import { register, type TestSocket } from '#platform/testing/socket.ts';

const PATIENT = { timeout: 30_000, interval: 20 };
const redis = await findRedis();

/** A person with a session that holds at both servers: they share the database, and only the cookie's name differs. */
async function enter(home: Product, username: string) {
  const token = (await signInTo(home, username)).split('=')[1];
  return async <E extends Endpoint>(server: Product, endpoint: E, input?: InputOf<E>): Promise<AnswerOf<E>> => {
    const { params, body } = (input ?? {}) as { params?: Record<string, unknown>; body?: unknown };
    return readJson<AnswerOf<E>>(`${server.url}${fillPath(addressOf(endpoint), params)}`, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', cookie: `kriit-${server.port}=${token}` },
      ...(endpoint.method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
  };
}

describe.each([
  ['PostgreSQL', true],
  ['Redis', redis !== undefined],
])('two servers that %s wakes', (name, isHere) => {
  const closers: (() => Promise<unknown>)[] = [];
  let servers: [Product, Product];
  beforeAll(async () => {
    if (!isHere) return;
    const database = await copyDatabase('demo');
    const waker = name === 'Redis' && redis !== undefined ? await startRedis(redis) : undefined;
    const env = { DATABASE_URL: database.url, KRIIT_DEMO: '1', ...(waker ? { REDIS_URL: waker.url } : {}) };
    servers = [await startProduct(env), await startProduct(env)];
    closers.push(...servers.map((server) => () => server.stop()), async () => waker?.stop(), database.drop);
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  it.skipIf(!isHere)('tell each other’s facts, to those whom they concern', async () => {
    const [here, there] = servers;
    const [admin, teacher, staff] = [
      await enter(here, 'admin'),
      await enter(there, 'teacher'),
      await enter(there, 'staff'),
    ];
    const connect = async (call: typeof admin, server: Product): Promise<TestSocket & { user_id: number }> => {
      const { id: user_id, firstname, lastname } = await call(server, getMe);
      // The ticket comes from one server and is used at the other.
      const { access_token } = await call(here, createSocketTicket);
      return { ...(await register(there.url, { user_id, firstname, lastname, access_token })), user_id };
    };
    const [concerned, other, leader] = [
      await connect(teacher, there),
      await connect(staff, there),
      await connect(admin, here),
    ];
    await admin(here, giveRole, { params: { schoolId: 1, personId: concerned.user_id }, body: { type_id: 7 } });
    const heard = ({ frames }: TestSocket) =>
      frames.map(({ action }) => action).filter((action) => action.startsWith('people.'));
    await expect.poll(() => heard(concerned), PATIENT).toEqual(['people.my_roles_changed']);
    await expect.poll(() => heard(leader), PATIENT).toEqual(['people.role_given']);
    expect(heard(other)).toEqual([]);
  });
});
