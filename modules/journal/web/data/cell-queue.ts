import { CELLS_MAX } from '../../contract/limits.ts';
import type { Patch } from './entry.ts';

/** A cell by its column and pupil, as one text. */
export type CellKey = string;

export type Change = {
  readonly key: CellKey;
  readonly column_key: string;
  readonly student_id: number;
  readonly patch: Patch;
};

/** A change with the version of the cell that the person saw when they made it. */
export type SeenChange = Change & { readonly since: number };

/** How sending went: written, refused with a reason, or not heard of yet. */
export type Outcome<Reason> =
  /** With the versions that the cells have now. */
  | { readonly is: 'written'; readonly versions: ReadonlyMap<CellKey, number> }
  | { readonly is: 'refused'; readonly reason: Reason }
  | { readonly is: 'unheard' };

/** What the screen shows over the server's table. */
export type QueueState<Reason> = {
  readonly shown: ReadonlyMap<CellKey, Patch>;
  /** What was refused: the cells have their old values again, and what was typed waits here. */
  readonly refused: { readonly changes: readonly SeenChange[]; readonly reason: Reason } | null;
  readonly phase: 'resting' | 'waiting' | 'saving' | 'offline';
};

type Options<Reason> = {
  /** Sends one batch; the same attempt is sent again as it is, until something is heard. */
  readonly send: (changes: readonly SeenChange[], attempt: string) => Promise<Outcome<Reason>>;
  /** The version of the cell that is on screen. */
  readonly seen: (change: Change) => number;
  readonly newAttempt: () => string;
};

/** Typing rests this long before it is sent, so that a column typed down is one call and not thirty. */
const REST_MS = 400;
/** Without a line it is tried again in this rhythm. */
const RETRY_MS = 3_000;

export const cellKey = (column_key: string, student_id: number): CellKey => `${column_key}:${student_id}`;

/** One change for each cell: the last word of each field, over the version that was seen first. */
const merged = (...groups: readonly (readonly SeenChange[])[]): Map<CellKey, SeenChange> => {
  const found = new Map<CellKey, SeenChange>();
  for (const change of groups.flat()) {
    const before = found.get(change.key);
    const patch = { ...before?.patch, ...change.patch };
    found.set(change.key, { ...change, patch, since: before?.since ?? change.since });
  }
  return found;
};

/** Writes go out one batch after the other, in the order in which they were made; what is on its way is shown as written. */
export function openCellQueue<Reason>({ send, seen, newAttempt }: Options<Reason>) {
  let waiting: readonly SeenChange[] = [];
  let flying: { readonly changes: readonly SeenChange[]; readonly attempt: string } | null = null;
  let refused: QueueState<Reason>['refused'] = null;
  let isOffline = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: QueueState<Reason> = { shown: new Map(), refused: null, phase: 'resting' };
  const listeners = new Set<() => void>();

  const phase = (): QueueState<Reason>['phase'] => {
    if (isOffline) return 'offline';
    if (flying) return 'saving';
    return waiting.length > 0 ? 'waiting' : 'resting';
  };
  const tell = () => {
    const shown = new Map([...merged(flying?.changes ?? [], waiting)].map(([key, { patch }]) => [key, patch]));
    state = { shown, refused, phase: phase() };
    for (const listener of listeners) listener();
  };
  const soon = (run: () => unknown, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const fly = async (): Promise<void> => {
    if (!flying) return;
    const outcome = await send(flying.changes, flying.attempt);
    isOffline = outcome.is === 'unheard';
    if (outcome.is === 'unheard') {
      soon(fly, RETRY_MS);
    } else {
      if (outcome.is === 'refused')
        refused = { changes: [...merged(refused?.changes ?? [], flying.changes).values()], reason: outcome.reason };
      if (outcome.is === 'written') {
        // What was typed over them meanwhile was typed over our own values, which the screen does not know as saved yet.
        const flown = new Set(flying.changes.map(({ key }) => key));
        waiting = waiting.map((change) =>
          flown.has(change.key) ? { ...change, since: outcome.versions.get(change.key) ?? 0 } : change,
        );
      }
      flying = null;
      if (waiting.length > 0) flush();
    }
    tell();
  };
  const flush = (): void => {
    clearTimeout(timer);
    if (flying) {
      if (isOffline) void fly();
      return;
    }
    if (waiting.length === 0) return;
    const all = [...merged(waiting).values()];
    flying = { changes: all.slice(0, CELLS_MAX), attempt: newAttempt() };
    waiting = all.slice(CELLS_MAX);
    tell();
    void fly();
  };
  const put = (changes: readonly Change[]): void => {
    if (changes.length === 0) return;
    // Over a cell that is on its way lies what was typed, whatever the table has got meanwhile: that was not seen.
    const before = merged(flying?.changes ?? [], waiting);
    const versioned = changes.map((change) => ({ ...change, since: before.get(change.key)?.since ?? seen(change) }));
    waiting = [...waiting, ...versioned];
    // What is typed anew takes the place of what was refused.
    const anew = new Set(changes.map(({ key }) => key));
    const left = refused?.changes.filter(({ key }) => !anew.has(key)) ?? [];
    refused = refused && left.length > 0 ? { ...refused, changes: left } : null;
    tell();
    if (!flying) soon(flush, REST_MS);
  };
  return {
    put,
    /** Sends what waits now: on the way out, or when the line is back. */
    flush,
    retry: (): void => {
      const again = refused?.changes ?? [];
      refused = null;
      put(again);
      flush();
    },
    dropRefused: (): void => {
      refused = null;
      tell();
    },
    read: (): QueueState<Reason> => state,
    listen: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
