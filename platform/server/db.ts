import {
  Kysely,
  type Transaction as KyselyTransaction,
  PostgresDialect,
  type PostgresPool,
  type RawBuilder,
} from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { type Ask, fewerRounds } from './fewer-rounds.ts';
import { type AskQuestion, asking, namingOften } from './often.ts';

/** Tables are typed per query, in the module's store; the shared handle knows none of them. */
type NoTables = Record<never, never>;

/** Where a store's statements run: inside the one transaction of a request. */
export type Transaction = KyselyTransaction<NoTables>;

/** A connection outside of any transaction, for single statements around slow work; a transaction will do too. */
export type Connection = Kysely<NoTables>;

/** One connection of the pool, until it is given back; a broken one is closed. */
type Taken = {
  readonly query: Ask;
  /** Whether the end of the transaction is on its way. */
  readonly isEnding: () => boolean;
  /** Asks behind whatever is on its way, in no transaction's name. */
  readonly behind: AskQuestion;
  readonly release: (isBroken: boolean) => void;
};

export type Database = {
  readonly kysely: Connection;
  readonly pool: Pool;
  take(): Promise<Taken>;
  /** What was opened beside it, and ends with it. */
  readonly beside: Database[];
  close(): Promise<void>;
};

// Days stay as written, moments become ISO 8601 with Z, counts become numbers: nothing is converted twice.
const asText = (value: string) => value;
const asMoment = (value: string) => `${value.replace(' ', 'T').replace(/\+00$/, '')}Z`;
const parsers = new Map<number, (value: string) => unknown>([
  [types.builtins.DATE, asText],
  [types.builtins.TIMESTAMPTZ, asMoment],
  [types.builtins.INT8, Number],
]);

// A request that no connection is free for, and one to a database that fell silent, must not wait for ever.
const CONNECT_MS = 10_000;
const STATEMENT_MS = 30_000;
const IDLE_IN_TRANSACTION_MS = 60_000;
// What a connection has planned goes with it; in a quiet hour every call would come to one that knows nothing yet.
const KEPT_IDLE_MS = 10 * 60_000;

/** Takes connections, each of which knows by itself what travels together. */
function taking(pool: Pool): () => Promise<Taken> {
  const known = new WeakMap<PoolClient, Taken>();
  return async () => {
    const client = await pool.connect();
    const found = known.get(client);
    if (found) return found;
    const ask = asking(client);
    const { ask: query, isEnding } = fewerRounds(client, namingOften(ask));
    const taken: Taken = {
      query,
      isEnding,
      behind: ask,
      release: (isBroken) => client.release(isBroken),
    };
    known.set(client, taken);
    return taken;
  };
}

/** The pool as the query builder takes it. */
const asTaken = (pool: Pool, take: () => Promise<Taken>): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: take as unknown as PostgresPool['connect'],
});

/** Opens the pool; connections are made when they are first needed. */
export function openDatabase(url: string, options: { max: number }): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: KEPT_IDLE_MS,
    keepAlive: true,
    pipeline: true,
    options: `-c timezone=UTC -c statement_timeout=${STATEMENT_MS} -c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`,
    application_name: 'kriit',
    types: { getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format) },
  });
  // A connection that the database closes is replaced at the next use, and a statement on it fails by itself;
  // without listeners, for the idle and for the busy ones, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const take = taking(pool);
  const kysely = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool: asTaken(pool, take) }) });
  // Kysely ends a pool only when it has used it itself; a caller that used the pool alone would leave it open.
  const beside: Database[] = [];
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), ...beside.map((one) => one.close())]);
  };
  return { kysely, pool, take, beside, close };
}

/** More connections to the same database, for what those who hold all the others may not keep waiting. */
export const openBeside = ({ pool, beside }: Database, options: { max: number }): Database => {
  const opened = openDatabase(String(pool.options.connectionString), options);
  beside.push(opened);
  return opened;
};

/** All rows of a statement. */
export async function rows<Row>(tx: Connection, statement: RawBuilder<Row>): Promise<Row[]> {
  return (await statement.execute(tx)).rows;
}

/** All rows of a statement that is marked `soon`: what is asked meanwhile in the same transaction need not wait for them. */
export async function rowsSoon<Row>(tx: Transaction, statement: RawBuilder<Row>): Promise<Row[]> {
  const [answer] = await rows(tx, statement as RawBuilder<unknown>);
  return ((await answer) as { rows: Row[] }).rows;
}

/** The first row of a statement, or undefined. */
export async function firstRow<Row>(tx: Connection, statement: RawBuilder<Row>): Promise<Row | undefined> {
  return (await statement.execute(tx)).rows[0];
}

/** The one row of a statement that always has one, such as `insert … returning`. */
export async function oneRow<Row>(tx: Connection, statement: RawBuilder<Row>): Promise<Row> {
  const row = await firstRow(tx, statement);
  if (row === undefined) throw new Error('the statement gave no row');
  return row;
}
