import type { PersonTable } from '#platform/contract/about-person.ts';
import type { ErrorList } from '#platform/contract/errors.ts';
import type { Policy } from '#platform/contract/policy.ts';
import type { CounterName, TodayEntry, TodayLesson } from '#platform/contract/today.ts';
import type { Actor } from './actor.ts';
import type { Hearing } from './announce.ts';
import type { Transaction } from './db.ts';
import type { FileUse } from './files/file-use.ts';
import type { Handler } from './handle.ts';
import type { JobHandler } from './jobs/job-handler.ts';
import type { TimeZones } from './jobs/tick.ts';
import type { NoticeParts } from './notice-parts.ts';
import type { AudienceSource } from './realtime/audiences.ts';

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
  /** Whom the names in its facts' audiences stand for. */
  readonly audiences?: readonly AudienceSource[];
  /** Work for later; `addJob` adds it, some server runs it. */
  readonly jobs?: readonly JobHandler[];
  /** The time zones whose clocks cause scheduled jobs. */
  readonly timeZones?: TimeZones;
  /** Its kinds of notices, and what it knows of those who get them. */
  readonly notices?: NoticeParts;
  /** Makes once per database what no migration can, such as keys; runs before the server takes calls. */
  readonly prepare?: (tx: Transaction, now: Date) => Promise<void>;
  readonly shell?: ShellParts;
  /** The addresses of its pages that foreign hosts may frame; nobody may frame the others. */
  readonly framed?: readonly string[];
  /** What the module takes files for. */
  readonly files?: readonly FileUse[];
  /** Its tables that name persons, and what of them somebody who asks for everything about themselves is given. */
  readonly aboutPerson?: readonly PersonTable[];
  /** Forgets what is too old to matter; runs at the start and every hour. */
  readonly sweep?: (tx: Transaction, now: Date) => Promise<void>;
};
