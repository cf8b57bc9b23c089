import { IconAlertCircle, IconBellOff, IconDots, IconPaperclip } from '@tabler/icons-react';
import { type MouseEvent, memo, type RefObject, use, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { hrefOf } from '#platform/web/frame/page-address.ts';
import { formatMoment } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { CounterPill } from '#platform/web/ui/counter-pill.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { Entry } from '../../contract/shapes.ts';
import { conversationPath } from '../data/addresses.ts';
import { isMutedAt } from '../data/is-muted.ts';
import { isPlain } from '../data/is-plain.ts';
import { keptPlaceholders } from '../data/kept-placeholders.ts';
import { OpenGroup } from '../data/open-group.ts';
import { pressAhead } from '../data/press-ahead.ts';
import { isNow, shortMoment } from '../data/short-moment.ts';
import { useConversationName } from '../data/use-conversation-name.ts';
import { useHeld } from '../data/use-held.ts';
import { useLastLine } from '../data/use-last-line.ts';
import { ConversationAvatar } from './conversation-avatar.tsx';
import classes from './conversation-row.module.css';

type Props = {
  entry: Entry;
  at: number;
  kept: string;
  now: Date;
  /** Its menu is the one that is open. */
  isAsked: boolean;
  onMenu: (entry: Entry, anchor: HTMLElement) => void;
  onEnter: (entry: Entry, address: string, isOpen: boolean) => void;
};

/** One conversation in the list: whom it is with, what was said last and when, and what is unread. */
export function ConversationRow(props: Props) {
  return <Row {...props} isOpen={use(OpenGroup) === props.entry.group.group_id} />;
}

const Row = memo(function Row(props: Props & { isOpen: boolean }) {
  const { entry, at, isOpen, kept, now, isAsked, onMenu, onEnter } = props;
  const { group, unread_count } = entry;
  const isMuted = isMutedAt(entry, now);
  const dots = useRef<HTMLButtonElement>(null);
  const showMenu = (): boolean => {
    if (dots.current) onMenu(entry, dots.current);
    return dots.current !== null;
  };
  const press = useHeld(showMenu);
  const address = `${conversationPath(group.group_id)}${kept}`;
  const enter = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onEnter(entry, address, isOpen);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The same menu hangs on the button at its end, for every key and pointer.
    <div
      className={classes.item}
      {...press}
      onContextMenu={(event) => {
        event.preventDefault();
        showMenu();
      }}
    >
      {/* The router's own links are all drawn anew whenever the address is another one. */}
      <a
        className={classes.row}
        href={hrefOf(address)}
        onPointerDown={(event) => isOpen || pressAhead(event, group.group_id)}
        onClick={enter}
        data-row={at}
        data-group={group.group_id}
        aria-current={isOpen || undefined}
        data-unread={unread_count > 0 || undefined}
        data-muted={isMuted || undefined}
      >
        <RowWords entry={entry} isMuted={isMuted} now={now} />
      </a>
      <RowDots ref={dots} entry={entry} isAsked={isAsked} onMenu={onMenu} />
    </div>
  );
});

type WordsProps = Pick<Props, 'entry' | 'now'> & { isMuted: boolean };

/** What a row says stays as it is when the row is opened or left. */
const RowWords = memo(function RowWords({ entry, isMuted, now }: WordsProps) {
  const { t } = useTranslation('messaging');
  const reader = useReader();
  const name = useConversationName()(entry);
  const { group, partner, last_message: last, unread_count, onlineStatus } = entry;
  const isOnline = onlineStatus?.status === 'online';
  return (
    <>
      <ConversationAvatar group={group} partner={partner} isOnline={isOnline} />
      <span className={classes.text}>
        <span className={classes.first}>
          <span className={classes.name}>{name}</span>
          {isOnline && <VisuallyHidden>{t('list.online')}</VisuallyHidden>}
          {isMuted && <IconBellOff size={14} stroke={1.75} role="img" aria-label={t('list.muted')} />}
          {last && (
            <time
              className={classes.time}
              dateTime={last.creation_date}
              title={formatMoment(last.creation_date, reader)}
            >
              {isNow(last.creation_date, now) ? t('list.now') : shortMoment(last.creation_date, reader, now)}
            </time>
          )}
        </span>
        <span className={classes.second}>
          <LastLine entry={entry} />
          <CounterPill count={unread_count} label={() => t('list.unread', { count: unread_count })} />
        </span>
      </span>
    </>
  );
});

type DotsProps = Pick<Props, 'entry' | 'isAsked' | 'onMenu'> & { ref: RefObject<HTMLButtonElement | null> };

const RowDots = memo(function RowDots({ ref, entry, isAsked, onMenu }: DotsProps) {
  const { t } = useTranslation('messaging');
  const name = useConversationName()(entry);
  return (
    <button
      type="button"
      ref={ref}
      className={classes.menu}
      aria-haspopup="menu"
      aria-expanded={isAsked}
      aria-label={t('actions.of', { name })}
      onClick={({ currentTarget }) => onMenu(entry, currentTarget)}
    >
      <IconDots size={16} aria-hidden="true" />
    </button>
  );
});

function LastLine({ entry }: { entry: Entry }) {
  const { t } = useTranslation('messaging');
  const { id } = useMe();
  const unsent = useSyncExternalStore(keptPlaceholders.listen, () =>
    keptPlaceholders.lastFailed(id, entry.group.group_id),
  );
  const { who, text, isQuiet } = useLastLine()(entry);
  const { draftMessageContent: draft, draftMessagePolling: poll, last_message: last, left_date } = entry;
  if (left_date) return <span className={classes.last}>{t('list.left')}</span>;
  if (unsent) {
    const words = unsent.content_plain.trim() || t('chat.quoted_file');
    return <span className={classes.draft}>{t('list.unsent', { text: words })}</span>;
  }
  if (draft !== null) {
    // A draft without words is a poll, or else a file.
    const fileOrPoll = poll ? t('list.draft_poll') : t('list.draft', { text: t('chat.quoted_file') });
    return <span className={classes.draft}>{draft.trim() ? t('list.draft', { text: draft }) : fileOrPoll}</span>;
  }
  const hasFiles = last !== null && last.attachments_count > 0;
  return (
    <span className={classes.last} data-quiet={isQuiet || undefined}>
      {last?.is_important && (
        <IconAlertCircle
          className={classes.important}
          size={15}
          stroke={2}
          role="img"
          aria-label={t('list.important')}
        />
      )}
      {hasFiles && <IconPaperclip size={14} stroke={1.75} aria-hidden="true" />}
      <span className={classes.words}>{who ? t('list.said', { who, text }) : text}</span>
    </span>
  );
}
