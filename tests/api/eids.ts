import type { FastifyInstance } from 'fastify';
import { signWithDemoCard } from '#modules/account/contract/sign-with-demo-card.ts';
import { startIdCard } from '#modules/account/contract/start-id-card.ts';
import { startOpenid } from '#modules/account/contract/start-openid.ts';
import { startSmartId } from '#modules/account/contract/start-smart-id.ts';
import type { Told } from '#platform/testing/client.ts';
import type { World } from '#platform/testing/samples.ts';
import type { StartedApp } from '#platform/testing/start-app.ts';

type Person = { country: string; id_code: string };

const ORIGIN = 'http://localhost:3000';
const begun = { purpose: 'sign-in', language: 'et' } as const;

/**
 * Whoever has every kind of eID, as Estonians do, and has not shown it yet, by app; each is asked for in turn, because
 * nobody's phone may be rung too often. None has an address, so that what one causes is what the next one does.
 */
const people = new WeakMap<FastifyInstance, Promise<Person[]>>();

const everybody = async ({ db }: StartedApp): Promise<Person[]> =>
  (
    await db.pool.query<Person>(
      `select country, id_code from people.person
       where country = 'EE' and id_code is not null and verified_at is null and email is null order by id`,
    )
  ).rows;

/** Lets the turns so far count as somebody else's: a test of thousands comes from one address, which may not begin so many. */
export const moveTurnsAway = async ({ db }: StartedApp): Promise<void> =>
  void (await db.pool.query(`update account.eid_turn set address = 'elsewhere' where address <> 'elsewhere'`));

/** The cookie with which an answer binds a turn to its browser. */
function cookieIn({ response, key }: Pick<Told<typeof startIdCard>, 'response' | 'key'>): string {
  const [cookie] = [response.headers['set-cookie'] ?? []].flat();
  if (cookie === undefined) throw new Error(`the turn was refused: ${key}`);
  return cookie.split(';')[0] ?? '';
}

/** Turns of showing an eID, begun by browsers of their own. */
export function eidsOf(app: StartedApp): World['eids'] {
  const person = async (): Promise<Person> => {
    const known = people.get(app.app) ?? everybody(app);
    people.set(app.app, known);
    const list = await known;
    const next = list.shift();
    if (next === undefined) throw new Error('nobody has an eID');
    list.push(next);
    return next;
  };
  return {
    person,
    async phone() {
      const told = await app.client().call(startSmartId, { body: { ...begun, person: await person(), origin: null } });
      return { turn: told.data.turn, cookie: cookieIn(told) };
    },
    async card() {
      const client = app.client();
      const told = await client.call(startIdCard, { body: begun });
      const card = { ...(await person()), origin: ORIGIN, nonce: told.data.nonce };
      const { data } = await client.call(signWithDemoCard, { body: card });
      return { turn: told.data.turn, cookie: cookieIn(told), token: data };
    },
    async openid() {
      const told = await app.client().call(startOpenid, { body: { ...begun, origin: ORIGIN } });
      const address = new URL(told.data.url.replace('/authorize?', '/answer?'));
      for (const [name, value] of Object.entries(await person())) address.searchParams.set(name, value);
      const { headers } = await fetch(address, { redirect: 'manual' });
      const answer = new URL(headers.get('location') ?? ORIGIN).search.slice(1);
      return { turn: told.data.turn, cookie: cookieIn(told), answer };
    },
  };
}
