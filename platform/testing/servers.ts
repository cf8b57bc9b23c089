import { randomUUID } from 'node:crypto';
import { createSocketTicket } from '#modules/account/contract/create-socket-ticket.ts';
import { type AnswerOf, addressOf, type Endpoint, type InputOf } from '#platform/contract/endpoint.ts';
import { type Database, openDatabase } from '#platform/server/db.ts';
import { fillPath } from './client.ts';
import { copyDatabase } from './database.ts';
import { makeMember, makeSchool, makeSession, type RoleWish } from './make.ts';
import { type Product, startProduct, temporaryFolder } from './product.ts';

/** Somebody with a session that holds at every server of the school. */
export type Person = {
  readonly user_id: number;
  readonly role_id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** The cookie for an address: its name carries the port. */
  cookie(url: string): string;
  /** Makes a call, at the first server unless it names another, and wants it to succeed. */
  call<E extends Endpoint>(endpoint: E, input?: InputOf<E>, at?: Product): Promise<AnswerOf<E>>;
  socketTicket(): Promise<string>;
};

/** A call that was answered with a refusal, or with worse. */
export class CallRefused extends Error {
  override name = 'CallRefused';
  readonly status: number;

  constructor(route: string, status: number, told: unknown) {
    super(`${route} answered ${status}: ${JSON.stringify(told)}`);
    this.status = status;
  }
}

/** Server processes of their own, on one database that the story can look into. */
export type Servers = {
  readonly db: Database;
  readonly all: readonly [Product, ...Product[]];
  /** Ends one of them as a power cut would, and starts it again in its place. */
  restart(place: number): Promise<void>;
  enter(wish: RoleWish): Promise<Person>;
  stop(): Promise<void>;
};

type Start = (env: Readonly<Record<string, string>>) => Promise<Product>;

/** Starts so many servers on a copy of the demonstration. */
export const startServers = async (
  count: number,
  env: Readonly<Record<string, string>> = {},
  start: Start = startProduct,
): Promise<Servers> => serversOn(await copyDatabase('demo'), count, env, start);

/** Starts so many servers on a database with one school, whose number is 1: for stories that find everybody they need there. */
export async function startServersOfOneSchool(
  count: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Servers> {
  const servers = await serversOn(await copyDatabase('empty'), count, env);
  if ((await makeSchool(servers.db, 'standard')) !== 1) throw new Error('the school has another number');
  return servers;
}

/** Starts so many servers, one after the other, as two cores want it; the database goes with them. */
export async function serversOn(
  database: Awaited<ReturnType<typeof copyDatabase>>,
  count: number,
  env: Readonly<Record<string, string>> = {},
  start: Start = startProduct,
): Promise<Servers> {
  const files = await temporaryFolder();
  const db = openDatabase(database.url, { max: 4 });
  const usual = { DATABASE_URL: database.url, KRIIT_CALLS_PER_MINUTE: '1000000', KRIIT_FILES: files.path };
  const started: Product[] = [];
  async function stop(): Promise<void> {
    for (const server of started) await server.stop();
    await db.close();
    await database.drop();
    await files.remove();
  }
  try {
    while (started.length < count) started.push(await start({ ...usual, ...env }));
  } catch (error) {
    await stop();
    throw error;
  }
  const all = started as [Product, ...Product[]];

  async function enter(wish: RoleWish): Promise<Person> {
    const { person_id, role_id } = await makeMember(db, wish);
    const token = await makeSession(db, { person_id, role_id }, new Date());
    const names = 'select firstname, lastname from people.person where id = $1';
    const { rows } = await db.pool.query<{ firstname: string; lastname: string }>(names, [person_id]);
    const { firstname = '', lastname = '' } = rows[0] ?? {};
    const cookie = (url: string): string => `kriit-${new URL(url).port}=${token}`;
    const call: Person['call'] = async (endpoint, input, { url } = all[0]) => {
      const { params, query, body } = (input ?? {}) as Record<'params' | 'query', Record<string, unknown>> & {
        body?: unknown;
      };
      const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, `${value}`]));
      const answer = await fetch(`${url}${fillPath(addressOf(endpoint), params)}?${search}`, {
        method: endpoint.method,
        headers: { 'content-type': 'application/json', cookie: cookie(url), 'idempotency-key': randomUUID() },
        ...(endpoint.method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      });
      const told = (await answer.json()) as { data: never };
      if (!answer.ok) throw new CallRefused(endpoint.route, answer.status, told);
      return told.data;
    };
    const socketTicket = async () => (await call(createSocketTicket)).access_token;
    return { user_id: person_id, role_id, firstname, lastname, cookie, call, socketTicket };
  }

  return {
    db,
    all,
    enter,
    async restart(place) {
      const { port, kill } = all[place] ?? all[0];
      await kill();
      all[place] = await start({ ...usual, ...env, PORT: String(port) });
    },
    stop,
  };
}
