import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/data/call.ts';
import { listMessages } from '../../contract/list-messages.ts';
import { talkNews } from './talk-news.ts';

type Answer = AnswerOf<typeof listMessages>;

/** Whoever pressed is there by then, or went elsewhere. */
const KEPT_MS = 3_000;

type Ahead = {
  readonly groupId: number;
  readonly asked: Promise<Answer>;
  /** Over when it has come, or has failed. */
  readonly settled: Promise<void>;
  has_failed: boolean;
  /** Null until it has come. */
  answer: Answer | null;
  readonly drop: () => void;
};

let ahead: Ahead | null = null;
const watchers = new Set<() => void>();

function tell(): void {
  for (const watcher of watchers) watcher();
}

/** Tells when something has come ahead, and when it is over. */
export function watchAhead(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Asks for the newest messages of a conversation when somebody presses on it or goes there; over when they are there, or
 * are not to be had. What is heard of the conversation until it listens for itself would be missing, so then nothing was asked.
 */
export function readAhead(groupId: number): Promise<void> {
  // Whoever lets go of the mouse has asked already when it went down.
  if (ahead?.groupId === groupId && !ahead.has_failed) return ahead.settled;
  ahead?.drop();
  const asked = call(listMessages, { params: { groupId }, query: {} }, { inPlace: true });
  const drop = (): void => {
    clearTimeout(timer);
    stopListening();
    if (ahead !== mine) return;
    ahead = null;
    tell();
  };
  const settled = asked.then(
    (answer) => {
      mine.answer = answer;
      tell();
    },
    // Whoever takes it hears of a failure; nobody else has to.
    () => {
      mine.has_failed = true;
    },
  );
  const mine: Ahead = { groupId, asked, settled, has_failed: false, answer: null, drop };
  const timer = setTimeout(drop, KEPT_MS);
  const stopListening = talkNews.listen(groupId, drop);
  ahead = mine;
  return settled;
}

/** What was asked for ahead, if it is there already; it stays for whoever takes it. */
export const seeAhead = (groupId: number): Answer | null => (ahead?.groupId === groupId ? ahead.answer : null);

/** What was asked for ahead, for the one who goes on listening from here; null when there is nothing. */
export function takeAhead(groupId: number): Promise<Answer> | null {
  if (ahead?.groupId !== groupId) return null;
  const { asked, drop } = ahead;
  drop();
  return asked;
}
