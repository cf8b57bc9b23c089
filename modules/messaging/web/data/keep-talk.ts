import { dayIn, parseMoment } from '#platform/contract/dates.ts';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { CallError } from '#platform/web/data/call-error.ts';
import { isPassing } from '#platform/web/data/refresh-again.ts';
import type { listMessages } from '../../contract/list-messages.ts';
import type { Message } from '../../contract/shapes.ts';
import { landings } from './landings.ts';
import { emptyTalk, has, isWithin, type Page, type Placeholder, type Talk, type TalkAction } from './talk.ts';
import { talkAfter } from './talk-after.ts';

/**
 * Where a conversation is opened: at a message, on a day, at its end, or where one stopped reading. A message that is gone
 * is an error, unless another place will do.
 */
export type Place = { around?: number; date?: string; end?: true; or_else?: true };

type Edge = 'older' | 'newer';

type Answer = AnswerOf<typeof listMessages>;

/** How the messages of one conversation are asked for. */
export type TalkCalls = {
  page: (
    query: { around?: number; date?: string; cursor?: string; direction?: 'previous' | 'next' },
    background: boolean,
  ) => Promise<Answer>;
  one: (message_id: number) => Promise<Message>;
};

export type TalkState = {
  readonly talk: Talk;
  /** Counts the openings: with each, the list is to be brought to its place anew. */
  readonly opening: number;
  /** The message to which it was opened. */
  readonly goal: number | null;
  readonly error: CallError | null;
  readonly failedEdge: Edge | null;
};

/** What becomes of a message that is read anew: it takes its place, comes in at the end, or comes back where it stood. */
type Return = 'changed' | 'arrived' | 'restored';

export type TalkKeeper = ReturnType<typeof keepTalk>;

/** Many react in the same moment; what is read anew is read once. */
const GATHER_MS = 100;
/** What a broken line took is asked for until it is there, the longer it takes the more seldom. */
const AGAIN_MS = { first: 1_000, longest: 20_000 } as const;

const asPage = ({ data, meta }: Answer): Page => ({ messages: data, older: meta.previous, newer: meta.next });

const hasFirstUnread = ({ data, meta }: Answer): boolean =>
  meta.first_unread === null || data.some(({ message_id }) => message_id === meta.first_unread);

type Kit = {
  readonly calls: TalkCalls;
  readonly time_zone: string;
  readonly placeholders: readonly Placeholder[];
  /** The newest messages, where they are there already. */
  readonly ready: Answer | null;
  /** Told of what is unsent whenever that changes, also after everybody has looked away. */
  readonly keepUnsent: (before: readonly Placeholder[], now: readonly Placeholder[]) => void;
};

/** The messages of one conversation as far as they are fetched, for as long as it is open; `hear-talk.ts` tells it the news. */
export function keepTalk({ calls, time_zone, placeholders, ready, keepUnsent }: Kit) {
  let state: TalkState = {
    talk: { ...emptyTalk, placeholders },
    opening: 0,
    goal: null,
    error: null,
    failedEdge: null,
  };
  const listeners = new Set<() => void>();
  const set = (change: Partial<TalkState>): void => {
    // What is set to what it is draws nothing: an opening says first of all that nothing has failed.
    if (Object.entries(change).every(([name, value]) => state[name as keyof TalkState] === value)) return;
    const { placeholders: before } = state.talk;
    state = { ...state, ...change };
    if (state.talk.placeholders !== before) keepUnsent(before, state.talk.placeholders);
    for (const listener of listeners) listener();
  };
  const { note, land, isWaiting } = landings((action: TalkAction) => {
    const talk = talkAfter(state.talk, action);
    // The messages and the place to which they are brought come together: the list is drawn once.
    if (action.kind === 'opened') set({ talk, opening: action.opening, goal: action.goal });
    else if (talk !== state.talk) set({ talk });
  });

  let wait: number = AGAIN_MS.first;
  /** Does it later where that may help, for as long as anybody looks. */
  function again(error: unknown, work: () => void): boolean {
    if (!isPassing(error)) return false;
    setTimeout(() => {
      if (listeners.size > 0) work();
    }, wait);
    wait = Math.min(wait * 2, AGAIN_MS.longest);
    return true;
  }
  const landed = async <T>(asked: Promise<T>, meaning: (answer: T) => TalkAction | null): Promise<T> => {
    const answer = await land(asked, meaning);
    wait = AGAIN_MS.first;
    return answer;
  };

  async function readPlace({ end, or_else: _or_else, ...place }: Place, background: boolean): Promise<Answer> {
    const answer = await calls.page(place, background);
    const { first_unread } = answer.meta;
    const isFromStart = !end && place.around === undefined && place.date === undefined;
    return isFromStart && first_unread !== null && !hasFirstUnread(answer)
      ? calls.page({ around: first_unread }, background)
      : answer;
  }
  function goalOf({ around, date }: Place, { data }: Answer): number | null {
    const isFrom = (at: string) => date !== undefined && dayIn(time_zone, parseMoment(at)) >= date;
    return around ?? data.find(({ creation_date }) => isFrom(creation_date))?.message_id ?? null;
  }

  let opened = 0;
  const openedWith = (place: Place, read: Answer): TalkAction => {
    const first_unread = place.end ? null : read.meta.first_unread;
    return { kind: 'opened', page: asPage(read), first_unread, opening: opened, goal: goalOf(place, read) };
  };
  if (ready && hasFirstUnread(ready)) {
    opened = 1;
    note(openedWith({}, ready));
  }
  async function open(place: Place = {}): Promise<void> {
    opened += 1;
    const turn = opened;
    set({ error: null });
    try {
      await landed(readPlace(place, state.opening > 0), (read) => (turn === opened ? openedWith(place, read) : null));
    } catch (error) {
      if (turn !== opened) return;
      if (place.or_else && error instanceof CallError && error.status === 404) return open();
      // What stands there already is not taken away because the line broke.
      const isLater = state.opening > 0 && again(error, () => turn === opened && void open(place));
      if (!isLater && error instanceof CallError) set({ error });
    }
  }

  const extending = new Set<Edge>();
  async function extend(edge: Edge): Promise<void> {
    const cursor = state.talk[edge];
    if (cursor === null || extending.has(edge)) return;
    extending.add(edge);
    set({ failedEdge: null });
    try {
      const direction = edge === 'older' ? 'previous' : 'next';
      await landed(calls.page({ cursor, direction }, true), (read) =>
        // Meanwhile it may have been opened somewhere else.
        state.talk[edge] === cursor ? { kind: edge, page: asPage(read) } : null,
      );
    } catch (error) {
      if (error instanceof CallError) set({ failedEdge: edge });
    } finally {
      extending.delete(edge);
    }
  }

  let isCatchingUp = false;
  let isAskedAgain = false;
  /** Reads the newest page; whoever asks while it is on its way has it read once more. */
  async function catchUp(): Promise<void> {
    isAskedAgain = true;
    if (isCatchingUp) return;
    isCatchingUp = true;
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        await landed(calls.page({}, true), (read) => ({ kind: 'caught_up', page: asPage(read) }));
      }
    } catch (error) {
      again(error, () => void catchUp());
    } finally {
      isCatchingUp = false;
    }
  }

  const wanted = new Map<number, Return>();
  function meaningOf(message: Message, how: Return): TalkAction | null {
    if (how === 'restored' && !has(state.talk, message.message_id))
      return isWithin(state.talk, message) ? { kind: 'restored', message } : null;
    return { kind: how === 'arrived' ? how : 'changed', message };
  }
  async function readOne(message_id: number, how: Return): Promise<void> {
    try {
      await landed(calls.one(message_id), (message) => meaningOf(message, how));
    } catch (error) {
      if (error instanceof CallError && error.status === 404) note({ kind: 'hidden', message_id });
      else again(error, () => refresh(message_id, how));
    }
  }
  const wished = new Map<number, Promise<void>>();
  /**
   * What lies outside the window is not shown, unless a page on its way brings it as it was before. What oneself wishes
   * for a message is not there yet while it is on its way, so the message is read when it has arrived.
   */
  const isNeeded = (message_id: number, how: Return): boolean =>
    how !== 'changed' || (!wished.has(message_id) && (has(state.talk, message_id) || isWaiting()));
  /** Reads single messages anew, those of one moment together. */
  function refresh(message_id: number, how: Return = 'changed'): void {
    if (wanted.size === 0)
      setTimeout(() => {
        const some = [...wanted].filter(([id, return_as]) => isNeeded(id, return_as));
        wanted.clear();
        for (const [id, return_as] of some) void readOne(id, return_as);
      }, GATHER_MS);
    if (how !== 'changed' || !wanted.has(message_id)) wanted.set(message_id, how);
  }
  /** Shows at once what oneself wishes for a message; of several wishes each waits for the one before, so that the last one holds. */
  function wish(message: Message, action: TalkAction, work: () => Promise<unknown>): void {
    const { message_id } = message;
    note(action);
    const isLast = (): boolean => wished.get(message_id) === done;
    const done: Promise<void> = (wished.get(message_id) ?? Promise.resolve())
      .then(work)
      .catch(() => {
        if (isLast()) note({ kind: 'changed', message });
      })
      .then(() => {
        if (!isLast()) return;
        wished.delete(message_id);
        refresh(message_id);
      });
    wished.set(message_id, done);
  }

  return {
    state: (): TalkState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: note,
    open: (place?: Place): void => void open(place),
    /** Fetches what lies before or after the window, once at a time. */
    extend: (edge: Edge): void => void extend(edge),
    catchUp: (): void => void catchUp(),
    refresh,
    wish,
  };
}
