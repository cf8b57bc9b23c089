import { useEffect, useRef } from 'react';
import { call } from '#platform/web/data/call.ts';
import { useMe } from '#platform/web/data/me.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { FOCUS_POLL_MS, READ_DELAY_INCOMING_MS, READ_DELAY_MS } from '../../contract/limits.ts';
import { seeMessage } from '../../contract/see-message.ts';
import type { Message } from '../../contract/shapes.ts';
import type { OpenTalk } from './use-talk.ts';

const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** The newest message of somebody else up to a number that has not been seen yet. */
const unseenUpTo = (messages: readonly Message[], number: number, my_id: number): Message | undefined =>
  messages.findLast(
    (one) =>
      one.number <= number &&
      one.first_seen_by_me === null &&
      one.author_user_id !== my_id &&
      one.message_type !== 'system',
  );

/**
 * Marks as seen what is on screen while somebody looks at it: half a second after it came into view, and two seconds
 * for what arrives by itself (S2 section 4). `lastVisible` gives the number of the lowest message in view.
 */
export function useReading({ talk, act }: OpenTalk, lastVisible: () => number): void {
  const { id: my_id } = useMe();
  const latest = useLatest({ talk, lastVisible });
  const since = useRef<{ message_id: number; at: number } | null>(null);
  const isTelling = useRef(false);
  useEffect(() => {
    const tell = async (message: Message): Promise<void> => {
      isTelling.current = true;
      try {
        await call(seeMessage, { params: { messageId: message.message_id } }, { background: true, inPlace: true });
        // What was passed over unread before is looked at now; the server need not be told of each.
        const at = new Date().toISOString();
        act({ kind: 'seen_by_me', after_number: 0, number: message.number, at, my_id });
      } catch {
        // It is tried again for as long as it is looked at.
        since.current = { message_id: message.message_id, at: Date.now() };
      } finally {
        isTelling.current = false;
      }
    };
    const look = (): void => {
      const now = latest.current;
      const message = isLookedAt() ? unseenUpTo(now.talk.messages, now.lastVisible(), my_id) : undefined;
      if (!message) {
        since.current = null;
        return;
      }
      if (since.current?.message_id !== message.message_id)
        since.current = { message_id: message.message_id, at: Date.now() };
      const delay = now.talk.live.has(message.message_id) ? READ_DELAY_INCOMING_MS : READ_DELAY_MS;
      if (!isTelling.current && Date.now() - since.current.at >= delay) void tell(message);
    };
    const timer = setInterval(look, FOCUS_POLL_MS);
    return () => clearInterval(timer);
  }, [act, my_id]);
}
