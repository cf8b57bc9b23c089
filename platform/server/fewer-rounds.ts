import type { PoolClient, QueryResult } from 'pg';

/** One statement on a connection. */
export type Ask = (text: string, values: readonly unknown[]) => Promise<QueryResult>;

const isBegin = (text: string): boolean => text === 'begin' || text.startsWith('start transaction');
const changesNothing = (text: string): boolean => /^(\/\*.*?\*\/)?\s*select\s/.test(text);

/** What a statement without rows answers. */
const done = (command: string): Promise<QueryResult> =>
  Promise.resolve({ command, rows: [], rowCount: 0, oid: 0, fields: [] });

/**
 * Spares a transaction its ways to the database and back: its beginning travels with its first statement, and nobody waits
 * for the end of one that only reads. A first statement that writes waits for the beginning: without it, what it wrote would
 * stand by itself.
 */
export function fewerRounds({ connection: { stream } }: PoolClient, ask: Ask): Ask {
  let begin: string | null = null;
  let isReading = false;

  const askFirst = async (beginning: string, text: string, values: readonly unknown[]): Promise<QueryResult> => {
    if (!isReading && !changesNothing(text)) {
      await ask(beginning, []);
      return ask(text, values);
    }
    stream.cork();
    const begun = ask(beginning, []);
    const answered = ask(text, values);
    stream.uncork();
    return (await Promise.all([answered, begun]))[0];
  };

  return (text, values) => {
    if (isBegin(text)) {
      begin = text;
      isReading = text.endsWith('read only');
      return done('BEGIN');
    }
    const isCommit = text === 'commit';
    if (begin !== null) {
      const beginning = begin;
      begin = null;
      // Whoever asked nothing has nothing to end.
      return isCommit || text === 'rollback' ? done(text.toUpperCase()) : askFirst(beginning, text, values);
    }
    if (!isReading || !isCommit) return ask(text, values);
    // Nothing depends on it, and whoever uses a lost connection next hears of it.
    ask(text, values).catch(() => {});
    return done('COMMIT');
  };
}
