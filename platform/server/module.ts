import type { ErrorList } from '#platform/contract/errors.ts';
import type { Policy } from '#platform/contract/policy.ts';
import type { CounterName, TodayEntry, TodayLesson } from '#platform/contract/today.ts';
import type { Actor } from './actor.ts';
import type { Hearing } from './announce.ts';
import type { Transaction } from './db.ts';
import type { Handler } from './handle.ts';

/** What a module hands in to the shell's own calls: Today, the counters, the teacher's dashboard. */
export type ShellParts = {
  readonly today?: (tx: Transaction, actor: Actor, now: Date) => Promise<TodayEntry[]>;
  readonly lessons?: (tx: Transaction, actor: Actor, now: Date) => Promise<TodayLesson[]>;
  readonly counters?: Partial<Record<CounterName, (tx: Transaction, actor: Actor, now: Date) => Promise<number>>>;
};

/** A module's table of contents, as its `plugin.ts` gives it to the composition root. */
export type ServerModule = {
  readonly name: string;
  readonly handlers: readonly Handler[];
  readonly policy: Policy;
  readonly errors: ErrorList;
  readonly hears?: readonly Hearing[];
  readonly shell?: ShellParts;
  /** Forgets what is too old to matter; runs at the start and every hour. */
  readonly sweep?: (tx: Transaction, now: Date) => Promise<void>;
};
