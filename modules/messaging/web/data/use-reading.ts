import { useEffect, useRef } from 'react';
import { call } from '#platform/web/data/call.ts';
import { useMe } from '#platform/web/data/me.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { FOCUS_POLL_MS } from '../../contract/limits.ts';
import { seeMessage } from '../../contract/see-message.ts';
import type { Message } from '../../contract/shapes.ts';
import { dueMessage } from './due-message.ts';
import type { OpenTalk } from './use-talk.ts';

const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Marks as seen what is on screen while somebody looks at it. `lastVisible` gives the number of the lowest message in view. */
export function useReading({ talk, act }: OpenTalk, lastVisible: () => number): void {
  const { id: my_id } = useMe();
  const latest = useLatest({ talk, lastVisible });
  const inView = useRef(new Map<number, number>());
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
        inView.current.clear();
      } finally {
        isTelling.current = false;
      }
    };
    const look = (): void => {
      if (!isLookedAt()) {
        inView.current.clear();
        return;
      }
      const { talk: now, lastVisible: lowest } = latest.current;
      const due = dueMessage(now, inView.current, { lastVisible: lowest(), my_id, at: Date.now() });
      if (due && !isTelling.current) void tell(due);
    };
    const timer = setInterval(look, FOCUS_POLL_MS);
    return () => clearInterval(timer);
  }, [act, my_id]);
}
