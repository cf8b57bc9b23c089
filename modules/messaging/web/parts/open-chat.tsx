import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { useIncomingFiles } from '#platform/web/files/use-incoming-files.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { Face } from '#platform/web/ui/face.tsx';
import { FailedFace } from '#platform/web/ui/failed-face.tsx';
import { useWrittenBelow } from '#platform/web/ui/use-written-below.ts';
import type { Entry, Message, Quote } from '../../contract/shapes.ts';
import { type Chat, ChatContext } from '../data/chat.ts';
import { useDialogs } from '../data/dialogs.ts';
import { isTyping } from '../data/is-typing.ts';
import type { Place } from '../data/keep-talk.ts';
import { rowWords } from '../data/row-words.ts';
import type { Placeholder } from '../data/talk.ts';
import { useArrival } from '../data/use-arrival.ts';
import type { ChatListHandle } from '../data/use-chat-scroll.ts';
import { useLine } from '../data/use-line.ts';
import { useReacting } from '../data/use-reacting.ts';
import { useReading } from '../data/use-reading.ts';
import { type Draft, useSending } from '../data/use-sending.ts';
import { useTalk } from '../data/use-talk.ts';
import { useWayBack } from '../data/use-way-back.ts';
import { nothingWritten } from '../data/written.ts';
import { ChatList } from './chat-list.tsx';
import { ChatMenu } from './chat-menu.tsx';
import { ChatWriting, type WritingHandle } from './chat-writing.tsx';
import { EmojiPopover } from './emoji-popover.tsx';
import { NewsForReaders } from './news-for-readers.tsx';
import classes from './open-chat.module.css';
import { talkLines } from './talk-drawing.tsx';

const quoteOf = ({ message_id, author, content_plain, deleted_by_sender }: Message): Quote => ({
  message_id,
  author,
  content_plain,
  deleted_by_sender,
});

type Asked = { message: Message; anchor: HTMLElement };

type Props = {
  entry: Entry;
  /** Where the address wants it to be opened. */
  place: Place;
  /** What it shows at first is on screen. */
  isDrawn: boolean;
  head: RefObject<HTMLElement | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Stands in the place of a conversation that is there no longer, while it is open. */
  gone: ReactNode;
};

/** What is said in a conversation, and where one says something oneself. */
export function OpenChat({ entry, place, isDrawn, head, field, gone }: Props) {
  const { t } = useTranslation('messaging');
  const { id: my_id } = useMe();
  const { language, time_zone } = useReader();
  const openDialog = useDialogs();
  const { group_id: groupId, group_type } = entry.group;
  const list = useRef<ChatListHandle>(null);
  const open = useTalk(groupId, place, () => {
    const around = list.current?.place() ?? null;
    return around === null ? {} : { around, or_else: true };
  });
  const { talk, act, wish } = open;
  const latest = useLatest(talk);
  const { jump, goBack, forget: forgetWay } = useWayBack(open.open, list);
  const [menu, setMenu] = useState<Asked | null>(null);
  const [reacting, setReacting] = useState<Asked | null>(null);

  const inLine = useLine(groupId);
  const writing = useRef<WritingHandle>(null);
  const { send, resend } = useSending(groupId, act, inLine);
  const react = useReacting(wish);
  const mayPost = entry.may.post && !gone;
  const { isOver, drop } = useIncomingFiles((files) => void (mayPost && writing.current?.addFiles(files)));
  useWrittenBelow();
  useReading(open, () => list.current?.lastVisible() ?? 0);

  // A hit of the search, or a day, in the conversation that is open already.
  const asked = JSON.stringify(place);
  const shown = useRef(asked);
  useEffect(() => {
    if (asked !== '{}' && asked !== shown.current) jump(JSON.parse(asked));
    shown.current = asked;
  }, [asked, jump]);

  const isPromoted = entry.may.see_react_promo;
  const promote = useCallback(() => openDialog({ kind: 'react-promo' }), [openDialog]);
  const chat = useMemo<Chat>(
    () => ({
      my_id,
      may: entry.may,
      words: rowWords(t, language),
      reader: { language, time_zone },
      namesAuthors: group_type !== 'private' && group_type !== 'forever_alone',
      act,
      goTo: (around) => jump({ around }),
      reply: (message) => {
        writing.current?.change({ quote: quoteOf(message) });
        field.current?.focus();
      },
      edit: (message) => {
        writing.current?.edit(message);
        requestAnimationFrame(() => field.current?.focus());
      },
      react: isPromoted ? promote : react,
      openMenu: (message, anchor) => setMenu({ message, anchor }),
      openReactions: (message, anchor) => (isPromoted ? promote() : setReacting({ message, anchor })),
      resend,
      rewrite: ({ client_id, content_plain, files, is_important, quote }) => {
        const now = writing.current?.now() ?? nothingWritten;
        act({ kind: 'discarded', client_id });
        // What is in the field already stays, behind it.
        writing.current?.change({
          content_plain: [content_plain, now.content_plain].filter((text) => text.trim() !== '').join('\n'),
          files: [...files, ...now.files],
          is_important: is_important || now.is_important,
          quote: quote ?? now.quote,
        });
        field.current?.focus();
      },
      discard: ({ client_id }) => {
        act({ kind: 'discarded', client_id });
        writing.current?.giveUp();
      },
    }),
    [t, language, time_zone, my_id, entry.may, group_type, act, jump, react, isPromoted, promote, resend, field],
  );
  const { open: openAt } = open;
  const say = useCallback(
    (draft: Draft, begun: Placeholder['begun']) => {
      if (latest.current.newer !== null) openAt({ end: true });
      send(draft, begun);
    },
    [openAt, send],
  );
  const showPoll = useCallback(
    (message: Message) => {
      act({ kind: 'restored', message });
      list.current?.toEnd();
    },
    [act],
  );
  const findLast = useCallback(
    () => latest.current.messages.findLast((one) => one.editable && one.author_user_id === my_id),
    [my_id],
  );

  const toField = ({ key, ctrlKey, metaKey, altKey, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const isLetter = key.length === 1 && key !== ' ' && key !== '/' && !ctrlKey && !metaKey && !altKey;
    // What lies over the conversation is a part of it only for the program.
    const isInside = target instanceof Node && currentTarget.contains(target);
    if (isLetter && isInside && !isTyping(target)) field.current?.focus();
  };

  const isThere = open.opening > 0;
  useArrival(isThere, { head, field });
  const isEmpty = isThere && talk.messages.length + talk.placeholders.length === 0;
  const face = () => {
    if (gone) return gone;
    if (open.error && !isThere) return <FailedFace error={open.error} onRetry={() => open.open({})} />;
    return isEmpty ? <Face lines={talkLines} sentence={t(mayPost ? 'chat.empty' : 'chat.empty_closed')} /> : null;
  };
  const instead = face();
  return (
    <ChatContext value={chat}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Letters that nothing else wants belong to the field. */}
      <div className={classes.chat} {...(mayPost && drop)} onKeyDown={toField}>
        {instead ? (
          <div className={classes.face}>{instead}</div>
        ) : (
          <ChatList open={open} unread={entry.unread_count} handle={list} goBack={goBack} onEnd={forgetWay} />
        )}
        <ChatWriting
          entry={entry}
          isDrawn={isDrawn}
          mayPost={mayPost}
          isGone={Boolean(gone)}
          handle={writing}
          field={field}
          inLine={inLine}
          act={act}
          onSend={say}
          onPollSent={showPoll}
          findLast={findLast}
        />
        {isOver && <div className={classes.drop}>{t('composer.drop')}</div>}
        <NewsForReaders talk={talk} />
      </div>
      {menu && <ChatMenu key={menu.message.message_id} {...menu} onClose={() => setMenu(null)} />}
      {reacting && (
        <EmojiPopover
          anchor={reacting.anchor}
          onPick={(emoji) => react(reacting.message, emoji)}
          onClose={() => setReacting(null)}
        />
      )}
    </ChatContext>
  );
}
