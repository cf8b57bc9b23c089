import type { PoolClient, QueryResult } from 'pg';

/** One statement on a connection. */
export type Ask = (text: string, values: readonly unknown[]) => Promise<QueryResult>;

const isBeginOfReading = (text: string): boolean => text.startsWith('start transaction') && text.endsWith('read only');

/** What a statement without rows answers. */
const done = (command: string): Promise<QueryResult> =>
  Promise.resolve({ command, rows: [], rowCount: 0, oid: 0, fields: [] });

/**
 * A transaction that only reads goes to the database and back as often as it asks something: its beginning travels with its
 * first statement, and nobody waits for its end. One that writes waits for both, because a beginning that fails would leave
 * what follows to stand by itself.
 */
export function fewerRounds({ connection: { stream } }: PoolClient, ask: Ask): Ask {
  let begin: string | null = null;
  let isReading = false;
  return (text, values) => {
    if (isBeginOfReading(text)) {
      begin = text;
      isReading = true;
      return done('START TRANSACTION');
    }
    const isEnd = isReading && (text === 'commit' || text === 'rollback');
    if (isEnd) isReading = false;
    if (begin === null) {
      if (!isEnd || text === 'rollback') return ask(text, values);
      // Nothing depends on it, and whoever uses a lost connection next hears of it.
      ask(text, values).catch(() => {});
      return done('COMMIT');
    }
    const beginning = begin;
    begin = null;
    if (isEnd) return done(text.toUpperCase());
    stream.cork();
    const begun = ask(beginning, []);
    const answers = Promise.all([ask(text, values), begun]);
    stream.uncork();
    return answers.then(([answer]) => answer);
  };
}
