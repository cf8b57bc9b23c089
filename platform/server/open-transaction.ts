import { type CompiledQuery, PostgresQueryCompiler, type QueryId, type RootOperationNode } from 'kysely';
import type { Database, Transaction } from './db.ts';
import type { Asking, AskQuestion } from './often.ts';

/** A transaction that lasts until somebody says how it ends. */
export type OpenTransaction = Transaction & {
  /** Marks a place that the work can be taken back to. */
  setPoint(name: string): Promise<void>;
  backToPoint(name: string): Promise<void>;
  /** Whether its end is on its way. */
  isEnding(): boolean;
  /** Asks on the same connection what is to be known after the end, while that is on its way: it sees what was done. */
  readonly behind: AskQuestion;
  /** Fails where the database could only undo what was done. */
  end(): Promise<void>;
  /** Undoes what was done; where it was undone already, it does nothing. */
  giveUp(): Promise<void>;
};

const BEGIN = { write: 'begin', read: 'start transaction isolation level repeatable read read only' } as const;

const compiler = new PostgresQueryCompiler();

/**
 * Opens a transaction for one request. The query builder can do so too, but each of its statements goes through a dozen
 * promises and objects, some of which outlive the request (decision 036).
 */
export async function openTransaction({ take }: Database, mode: keyof typeof BEGIN): Promise<OpenTransaction> {
  const { query, isEnding, behind, release } = await take();
  let isOver = false;
  let running: Promise<unknown> | null = null;

  /** One after the other, as the connection is told of them: whoever comes too late would ask in another's transaction. */
  async function ask(text: string, values: readonly unknown[] = []) {
    while (running !== null) await running.catch(() => {});
    if (isOver) throw new Error('the transaction is over');
    const answered = query(text, values);
    running = answered;
    let isDone = false;
    try {
      const result = await answered;
      isDone = true;
      return result;
    } catch (error) {
      // The driver's own stack ends where it reads from the connection.
      if (error instanceof Error) Error.captureStackTrace(error, ask);
      throw error;
    } finally {
      // It is over before anybody else has a turn; an end that failed can still be given up.
      if (text === 'rollback' || (text === 'commit' && isDone)) isOver = true;
      running = null;
    }
  }

  // As much of the query builder's own as a statement asks for.
  const executor = {
    transformQuery: (node: RootOperationNode) => node,
    compileQuery: (node: RootOperationNode, id: QueryId) => compiler.compileQuery(node, id),
    executeQuery: ({ sql, parameters }: CompiledQuery) => ask(sql, parameters),
  };

  const transaction = {
    getExecutor: () => executor,
    setPoint: (name: string) => ask(`savepoint "${name}"`),
    backToPoint: (name: string) => ask(`rollback to savepoint "${name}"`),
    async behind(question: Asking) {
      if (isOver || !isEnding()) throw new Error('only what follows the last statement may be asked behind the end');
      return behind(question);
    },
    isEnding: () => !isOver && isEnding(),
    async end() {
      const { command } = await ask('commit');
      release(false);
      if (command === 'ROLLBACK') throw new Error('the transaction was undone instead of ended');
    },
    async giveUp() {
      if (isOver) return;
      let isBroken = true;
      try {
        await ask('rollback');
        isBroken = false;
      } finally {
        release(isBroken);
      }
    },
  };
  await ask(BEGIN[mode]).catch((error) => {
    release(true);
    throw error;
  });
  return transaction as unknown as OpenTransaction;
}
