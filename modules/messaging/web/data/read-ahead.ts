import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/data/call.ts';
import { listMessages } from '../../contract/list-messages.ts';
import { talkNews } from './talk-news.ts';

type Answer = Promise<AnswerOf<typeof listMessages>>;

/** Whoever pressed is there by then, or went elsewhere. */
const KEPT_MS = 3_000;

let ahead: { readonly groupId: number; readonly answer: Answer; readonly drop: () => void } | null = null;

/**
 * Asks for the newest messages of a conversation in the moment in which somebody goes there: they come while it is drawn.
 * What is heard of the conversation until it listens for itself would be missing, so then nothing was asked.
 */
export function readAhead(groupId: number): void {
  ahead?.drop();
  const answer = call(listMessages, { params: { groupId }, query: {} }, { inPlace: true });
  // Whoever takes it hears of a failure; nobody else has to.
  answer.catch(() => undefined);
  const drop = (): void => {
    clearTimeout(timer);
    stopListening();
    if (ahead === mine) ahead = null;
  };
  const mine = { groupId, answer, drop };
  const timer = setTimeout(drop, KEPT_MS);
  const stopListening = talkNews.listen(groupId, drop);
  ahead = mine;
}

/** What was asked for ahead, for the one who goes on listening from here; null when there is nothing. */
export function takeAhead(groupId: number): Answer | null {
  if (ahead?.groupId !== groupId) return null;
  const { answer, drop } = ahead;
  drop();
  return answer;
}
