import { READ_DELAY_INCOMING_MS, READ_DELAY_MS } from '../../contract/limits.ts';
import type { Message } from '../../contract/shapes.ts';
import type { Talk } from './talk.ts';

/** What somebody looks at: the number of the lowest message in view, who it is, and what time it is. */
type Look = { readonly lastVisible: number; readonly my_id: number; readonly at: number };

/**
 * The newest message that has been looked at for long enough to be marked as seen: half a second after it came into view, and
 * two seconds for what arrived by itself (S2 section 4). Each has a time of its own in `inView`, so that what keeps coming
 * does not put off what is there already.
 */
export function dueMessage(
  { messages, live }: Pick<Talk, 'messages' | 'live'>,
  inView: Map<number, number>,
  { lastVisible, my_id, at }: Look,
): Message | undefined {
  const isUnseen = (one: Message): boolean =>
    one.number <= lastVisible &&
    one.first_seen_by_me === null &&
    one.author_user_id !== my_id &&
    one.message_type !== 'system';
  const newest = messages.findLast(isUnseen);
  if (!newest) {
    inView.clear();
    return undefined;
  }
  if (!inView.has(newest.message_id)) inView.set(newest.message_id, at);
  const delayOf = (id: number): number => (live.has(id) ? READ_DELAY_INCOMING_MS : READ_DELAY_MS);
  return messages.findLast((one) => {
    const since = inView.get(one.message_id);
    return since !== undefined && at - since >= delayOf(one.message_id) && isUnseen(one);
  });
}
