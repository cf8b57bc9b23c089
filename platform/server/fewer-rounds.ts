import { sql } from 'kysely';
import type { PoolClient, QueryResult } from 'pg';
import { isOften, MARK } from './often.ts';

type Word = 'last' | 'ahead' | 'soon' | 'alone';

const markOf = (word: Word): string => `/* ${word} */`;
const is = (word: Word, text: string): boolean => text.startsWith(MARK + markOf(word));

// All of them stand after `often`.
/** For the statement with which a transaction ends: its end travels with it, so nothing may follow but that. */
export const last = sql.raw(markOf('last'));
/** For one that says nothing, such as one that only takes hold: nobody waits for it but what writes. */
export const ahead = sql.raw(markOf('ahead'));
/** For one that reads inside a transaction: the next one travels with it, and `rowsSoon` gives its rows. */
export const soon = sql.raw(markOf('soon'));
/** For one that is all its request reads: where it comes first, it needs no transaction around it. */
export const alone = sql.raw(markOf('alone'));

/** Whether the end of its transaction travels with a statement. */
const isLast = (text: string): boolean => is('last', text);

/** One statement on a connection. */
export type Ask = (text: string, values: readonly unknown[]) => Promise<QueryResult>;
/** The same, where something may be known to follow at once: then both go in one breath. */
export type AskFollowed = (text: string, values: readonly unknown[], isFollowed?: boolean) => Promise<QueryResult>;

const isBegin = (text: string): boolean => text === 'begin' || text.startsWith('start transaction');
/** Some begin with a select that calls what writes, such as the queue of jobs; those that come often only read and hold. */
const changesNothing = (text: string): boolean =>
  isOften(text) && /^(\/\* (ahead|soon|alone) \*\/)?\s*select\s/.test(text.slice(MARK.length));

/** What is answered at once: nothing, or what will be the answer. */
const done = (command: string, rows: readonly Promise<QueryResult>[] = []): Promise<QueryResult> =>
  Promise.resolve({ command, rows: [...rows], rowCount: rows.length, oid: 0, fields: [] });

/**
 * Spares a transaction its ways to the database and back: its beginning travels with its first statement and its end with
 * the one that says it is the last, and nobody waits for the end of one that only reads, nor for what goes ahead or is
 * answered soon. A statement that writes waits for the beginning and for what went ahead: without them, what it wrote would
 * stand by itself, or be based on nothing. What goes together is said in one breath (decision 044); behind a statement that
 * failed nothing of it is looked at, not its end either. `isEnding` says that the end is on its way.
 */
export function fewerRounds({ connection: { stream } }: PoolClient, askOne: AskFollowed) {
  let begin: string | null = null;
  let ending: Promise<QueryResult> | null = null;
  let isReading = false;
  let failure: Error | null = null;
  let goneAhead: Promise<QueryResult> | null = null;
  let turn = 0;

  /** Waits for what a statement stands on. Given up meanwhile, it would be written behind the end, by itself. */
  const standingOn = async (ground: Promise<unknown>): Promise<void> => {
    const mine = turn;
    await ground;
    if (mine !== turn) throw new Error('the transaction was given up');
  };

  const askNow: Ask = (text, values) => {
    if (!isLast(text)) return askOne(text, values, is('ahead', text) || is('soon', text));
    const answered = askOne(text, values, true);
    ending = askOne('commit', [], true);
    // Whoever asks for the end hears of it.
    ending.catch(() => {});
    return answered;
  };

  const askBegin = (beginning: string, isFollowed: boolean): Promise<QueryResult> => {
    const mine = turn;
    return askOne(beginning, [], isFollowed).catch((error: Error) => {
      if (mine === turn) failure = error;
      throw error;
    });
  };

  const askFirst = async (beginning: string, text: string, values: readonly unknown[]): Promise<QueryResult> => {
    if (!isReading && !changesNothing(text)) {
      await standingOn(askBegin(beginning, false));
      return askNow(text, values);
    }
    const begun = askBegin(beginning, true);
    const answered = askNow(text, values);
    // Where both failed, what failed first says why.
    answered.catch(() => {});
    await begun;
    return answered;
  };

  const askInTurn: Ask = (text, values) => {
    if (isBegin(text)) {
      begin = text;
      isReading = text.endsWith('read only');
      failure = null;
      ending = null;
      return done('BEGIN');
    }
    const isCommit = text === 'commit';
    if (ending !== null) {
      const end = ending;
      ending = null;
      if (isCommit) return end;
      // What could not be written was undone by the end that came with it, unless that did not get through either.
      return text === 'rollback'
        ? end.catch(() => askOne(text, values))
        : Promise.reject(new Error('nothing may follow the last statement of a transaction'));
    }
    if (begin !== null) {
      // The transaction begins with whatever else is asked, if anything is.
      if (isReading && is('alone', text)) return askNow(text, values);
      const beginning = begin;
      begin = null;
      // Whoever asked nothing has nothing to end.
      return isCommit || text === 'rollback' ? done(text.toUpperCase()) : askFirst(beginning, text, values);
    }
    if (failure !== null) {
      // Until it is given up, nothing of a transaction that did not begin is asked: it too would stand by itself.
      if (text !== 'rollback') return Promise.reject(failure);
      failure = null;
    }
    if (!isReading || !isCommit) return askNow(text, values);
    // Nothing depends on it; but where it failed the transaction may still be open, and nobody else should find it so.
    askNow(text, values).catch(() => stream.destroy());
    return done('COMMIT');
  };

  const askBehind = async (before: Promise<QueryResult>, text: string, values: readonly unknown[]) => {
    if (!changesNothing(text)) await standingOn(before);
    const answered = askInTurn(text, values);
    // Where both failed, what failed first says why.
    answered.catch(() => {});
    await before;
    if (goneAhead === before) goneAhead = null;
    return answered;
  };

  const askInOrder: Ask = (text, values) => {
    // What went ahead is given up with the rest.
    if (isBegin(text) || text === 'rollback') {
      turn += 1;
      goneAhead = null;
    }
    const answered = goneAhead === null ? askInTurn(text, values) : askBehind(goneAhead, text, values);
    if (text === 'commit') goneAhead = null;
    if (!is('ahead', text) && !is('soon', text)) return answered;
    answered.catch(() => {});
    goneAhead = answered;
    return done('SELECT', is('soon', text) ? [answered] : []);
  };

  return { ask: askInOrder, isEnding: () => ending !== null };
}
