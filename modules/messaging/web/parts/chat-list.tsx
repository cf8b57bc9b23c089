import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { timeZoneOf, useMe } from '#platform/web/data/me.ts';
import { SCROLL_TRIGGER_PX } from '../../contract/limits.ts';
import { firstMessageId, isShifted, lastNumberUpTo, placeIn } from '../data/chat-places.ts';
import { type ChatRow, chatRows } from '../data/chat-rows.ts';
import type { OpenTalk } from '../data/use-talk.ts';
import { ChatLine } from './chat-line.tsx';
import classes from './chat-list.module.css';
import { DayPill } from './day-pill.tsx';
import { JumpDown } from './jump-down.tsx';

/** Nearer to the end than this, one wants to see what comes. */
const AT_END_PX = 80;
/** Below the last message stays a little room. */
const END = { align: 'end', offset: 12 } as const;

/** What the conversation around the list asks it. */
export type ChatListHandle = {
  /** The number of the lowest message in view. */
  lastVisible: () => number;
  /** Where one stands: null at the end, else the uppermost message in view. */
  place: () => number | null;
  toEnd: () => void;
};

type Props = { open: OpenTalk; unread: number; handle: RefObject<ChatListHandle | null> };

/** The messages. They stay where they are when older ones come in above; at the end, new ones come into view. */
export function ChatList({ open, unread, handle }: Props) {
  const { t } = useTranslation('messaging');
  const time_zone = timeZoneOf(useMe());
  const { talk, opening, goal, extend, failedEdge } = open;
  const rows = useMemo(() => chatRows(talk, time_zone), [talk, time_zone]);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const isAtEnd = useRef(true);
  const drawn = useRef<readonly ChatRow[]>([]);
  const [isAway, setIsAway] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const [topRow, setTopRow] = useState(0);
  const shift = isShifted(drawn.current, rows);

  const look = useCallback(() => {
    const now = list.current;
    if (!now) return;
    const below = now.scrollSize - now.scrollOffset - now.viewportSize;
    isAtEnd.current = below < AT_END_PX;
    setIsAway(below > now.viewportSize / 2 || talk.newer !== null);
    setTopRow(now.findItemIndex(now.scrollOffset + 1));
    if (now.scrollOffset < SCROLL_TRIGGER_PX) extend('older');
    if (below < SCROLL_TRIGGER_PX) extend('newer');
  }, [extend, talk.newer]);

  const toEnd = useCallback(() => {
    if (talk.newer !== null) open.open({ end: true });
    else list.current?.scrollToIndex(drawn.current.length - 1, END);
  }, [talk.newer, open.open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Only an opening brings the list to its place.
  useLayoutEffect(() => {
    const { index, align } = placeIn(rows, goal);
    drawn.current = rows;
    isAtEnd.current = align === 'end';
    if (rows.length > 0) list.current?.scrollToIndex(index, align === 'end' ? END : { align });
  }, [opening]);

  useLayoutEffect(() => {
    const before = drawn.current.at(-1)?.key;
    drawn.current = rows;
    const last = rows.at(-1);
    const isOwn = last?.kind === 'placeholder' && last.key !== before;
    if (isOwn || (isAtEnd.current && last?.key !== before && talk.newer === null)) {
      isAtEnd.current = true;
      list.current?.scrollToIndex(rows.length - 1, END);
    }
    look();
  }, [rows, look, talk.newer]);

  useLayoutEffect(() => {
    handle.current = {
      lastVisible: () => {
        const now = list.current;
        return now ? lastNumberUpTo(drawn.current, now.findItemIndex(now.scrollOffset + now.viewportSize - 1)) : 0;
      },
      place: () => {
        const now = list.current;
        return isAtEnd.current || !now ? null : firstMessageId(drawn.current, now.findItemIndex(now.scrollOffset + 1));
      },
      toEnd,
    };
  }, [handle, toEnd]);

  const stay = () => {
    if (isAtEnd.current && talk.newer === null) list.current?.scrollToIndex(drawn.current.length - 1, END);
  };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || !(event.target as HTMLElement).matches('[data-message-menu]')) return;
    const all = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-message-menu]') ?? [])];
    const next = all[all.indexOf(event.target as HTMLElement) + step];
    event.preventDefault();
    next?.focus({ preventScroll: true });
    next?.closest('article')?.scrollIntoView({ block: 'nearest' });
  };
  const stop = rows.findLast(({ kind }) => kind === 'message')?.key;
  return (
    <div className={classes.frame}>
      <DayPill row={rows[topRow]} isMoving={isMoving} />
      <section
        ref={scroller}
        className={classes.scroll}
        aria-label={t('chat.messages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be reached by the keyboard.
        tabIndex={0}
        onKeyDown={walk}
      >
        <div className={classes.above} />
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          data={rows}
          shift={shift}
          bufferSize={600}
          onScroll={() => {
            setIsMoving(true);
            look();
          }}
          onScrollEnd={() => setIsMoving(false)}
          onResize={stay}
        >
          {(row) => <ChatLine key={row.key} row={row} goal={goal} isStop={row.key === stop} />}
        </Virtualizer>
        {failedEdge && (
          <button type="button" className={classes.again} onClick={() => extend(failedEdge)}>
            {t('chat.load_again')}
          </button>
        )}
      </section>
      {isAway && <JumpDown unread={unread} onJump={toEnd} />}
    </div>
  );
}
