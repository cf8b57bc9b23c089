import { type Kysely, PostgresQueryCompiler, type QueryId, type RawBuilder, type RootOperationNode, sql } from 'kysely';
import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import type { AskFollowed } from './fewer-rounds.ts';
import { askOn, type Question } from './named-query.ts';

export const MARK = '/* often */';

/**
 * Stands first in a statement that comes by the thousand in one evening, where planning would cost more than running:
 * each connection plans it once. Its text is always the same; what differs are the values.
 */
export const often = sql.raw(MARK);

type Column = 'int' | 'text' | 'timestamptz';

/**
 * What such a statement is asked for, as rows of `asked` with their `place`, from 1. Where the database sees how many there
 * are, a plan for just as many seems so much better to it than one for all that it plans anew every time, for longer than
 * it then runs.
 */
export function askedRows<Row extends object>(
  asked: readonly Row[],
  columns: { readonly [Name in keyof Row]: Column },
) {
  const names = Object.keys(columns) as (keyof Row & string)[];
  const named = sql.join(names.map((name) => sql.id(name)));
  const [only] = asked;
  // One row is part of whatever asks: nothing has to be gone through and put together.
  if (only !== undefined && asked.length === 1) {
    const values = names.map((name) => sql`${only[name]}::${sql.raw(columns[name])}`);
    return sql`(values (${sql.join(values)}, 1::bigint)) as asked (${named}, place)`;
  }
  const lists = names.map((name) => sql`(select ${asked.map((row) => row[name])}::${sql.raw(columns[name])}[])`);
  return sql`unnest(${sql.join(lists)}) with ordinality as asked (${named}, place)`;
}

/** What was found for each who asked, in their order. */
export function foundFor<Row extends { readonly place: number }>(
  asked: readonly unknown[],
  found: readonly Row[],
): Row[][] {
  const byPlace = Map.groupBy(found, ({ place }) => place);
  return asked.map((_one, at) => byPlace.get(at + 1) ?? []);
}

const compiler = new PostgresQueryCompiler();
const onlyMaking = {
  getExecutor: () => ({
    transformQuery: (node: RootOperationNode) => node,
    compileQuery: (node: RootOperationNode, id: QueryId) => compiler.compileQuery(node, id),
  }),
} as unknown as Kysely<unknown>;

/** A part of a statement in which nothing ever differs, made into its text once: out of its pieces it takes as long as it runs. */
export function settled<Row>(part: RawBuilder<Row>): RawBuilder<Row> {
  const { sql: text, parameters } = part.compile(onlyMaking);
  if (parameters.length > 0) throw new Error(`what differs is no part that is settled: ${text}`);
  return sql.raw<Row>(text);
}

export const isOften = (text: string): boolean => text.startsWith(MARK);

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `often-${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** As much of the driver's description of a question as is ever said. */
export type Asking = Pick<QueryConfig, 'name' | 'text' | 'values'>;

/** Asks one question on one connection. */
export type AskQuestion = (question: Asking) => Promise<QueryResult>;

/** What ends what went before, or takes it back, is looked at whatever became of that, unless it is meant to go with it. */
const ends = (text: string): boolean => text === 'commit' || text.startsWith('rollback');

/**
 * Asks on one connection. What is followed by something waits for that, so that both go in one breath, and for nothing else
 * that takes time. The driver is told by a callback who waits, because what it hangs on a question to make a promise of it
 * stays behind (decision 036).
 */
export function asking(client: PoolClient): (question: Asking, isFollowed?: boolean) => Promise<QueryResult> {
  let waiting: Question[] = [];
  const flush = (): void => {
    const questions = waiting;
    waiting = [];
    askOn(client, questions);
  };
  return ({ name, text, values = [] }, isFollowed = false) =>
    new Promise((resolve, reject) => {
      const told = (error: Error | null, result: QueryResult): void => (error ? reject(error) : resolve(result));
      if (!isFollowed && ends(text)) flush();
      waiting.push({ name, text, values, told });
      if (!isFollowed) flush();
      else if (waiting.length === 1) process.nextTick(flush);
    });
}

/** Asks with names for the marked statements, and for what begins and ends: by these the database knows them again. */
export function namingOften(ask: ReturnType<typeof asking>): AskFollowed {
  return (text, values, isFollowed) =>
    ask({ ...(isOften(text) || isFollowed ? { name: nameOf(text) } : {}), text, values: [...values] }, isFollowed);
}
