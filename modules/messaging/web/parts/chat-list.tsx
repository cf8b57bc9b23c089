import { memo, type RefObject, useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useKeptFocus } from '#platform/web/ui/use-kept-focus.ts';
import { useChat } from '../data/chat.ts';
import { isShifted } from '../data/chat-places.ts';
import { type ChatRow, chatRows } from '../data/chat-rows.ts';
import { useBubbleMenu } from '../data/use-bubble-menu.ts';
import { type ChatListHandle, useChatScroll } from '../data/use-chat-scroll.ts';
import { useFirstRows } from '../data/use-first-rows.ts';
import type { OpenTalk } from '../data/use-talk.ts';
import type { WayBack } from '../data/use-way-back.ts';
import { walkMessages } from '../data/walk-messages.ts';
import { ChatLine } from './chat-line.tsx';
import classes from './chat-list.module.css';
import { DayPill } from './day-pill.tsx';
import { JumpDown } from './jump-down.tsx';
import { ListItem } from './list-item.tsx';

type Props = {
  open: OpenTalk;
  unread: number;
  handle: RefObject<ChatListHandle | null>;
  goBack: WayBack['goBack'];
  onEnd: () => void;
};

/** How high the list was that was measured last; until one was, it may be as high as the window. */
let lastHeight = innerHeight;
// In a window that has grown, too few rows would be drawn at first.
addEventListener('resize', () => {
  lastHeight = innerHeight;
});

/** True in the drawing in which older rows came in above. */
function useShift(rows: readonly ChatRow[]): boolean {
  const drawn = useRef<{ rows: readonly ChatRow[]; shift: boolean }>({ rows: [], shift: false });
  if (drawn.current.rows !== rows) drawn.current = { rows, shift: isShifted(drawn.current.rows, rows) };
  return drawn.current.shift;
}

/** The messages; typing below does not draw them anew. They stay where they are when older ones come in above; at the end, new ones come into view. */
export const ChatList = memo(function ChatList({ open, unread, handle, goBack, onEnd }: Props) {
  const { my_id, namesAuthors, reader, words } = useChat();
  const { time_zone } = reader;
  const { talk, opening, goal, extend, failedEdge } = open;
  const all = useMemo(() => chatRows(talk, time_zone), [talk, time_zone]);
  const list = useRef<VirtualizerHandle>(null);
  const height = useCallback(() => {
    lastHeight = list.current?.viewportSize || lastHeight;
    return lastHeight;
  }, []);
  const { rows, atOnce } = useFirstRows(all, { opening, goal, height, my_id, namesAuthors });
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const last = all.at(-1);
  const { view, look, holdSoon, toEnd } = useChatScroll({ list, open, rows, last, scroller, handle, onEnd });
  const shift = useShift(rows);
  useKeptFocus(frame, scroller);
  const menus = useBubbleMenu(rows);
  const seen = view.bottom === null ? rows : rows.slice(0, view.bottom + 1);
  const stop = seen.findLast(({ kind }) => kind === 'message')?.key;
  return (
    <div ref={frame} className={classes.frame}>
      <DayPill row={rows[view.top]} isMoving={view.isMoving} />
      <section
        ref={scroller}
        className={classes.scroll}
        aria-label={words.list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be reached by the keyboard.
        tabIndex={0}
        onKeyDown={walkMessages}
        {...menus}
      >
        <div className={classes.above} />
        <Virtualizer
          // What was measured of another part of the conversation is of no use here.
          key={opening}
          ref={list}
          scrollRef={scroller}
          data={rows}
          shift={shift}
          bufferSize={300}
          keepMounted={atOnce}
          item={ListItem}
          onScroll={() => look(true)}
          onScrollEnd={() => look(false)}
          onResize={holdSoon}
        >
          {(row) => <ChatLine key={row.key} row={row} goal={goal} isStop={row.key === stop} />}
        </Virtualizer>
        {failedEdge && <LoadAgain onPress={() => extend(failedEdge)} />}
      </section>
      {view.isAway && <JumpDown unread={unread} onBack={goBack} onEnd={toEnd} />}
    </div>
  );
});

function LoadAgain({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('messaging');
  return (
    <button type="button" className={classes.again} onClick={onPress}>
      {t('chat.load_again')}
    </button>
  );
}
