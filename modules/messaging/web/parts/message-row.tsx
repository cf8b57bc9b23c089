import { memo, type SyntheticEvent, useRef } from 'react';
import { formatTime } from '#platform/web/i18n/dates.ts';
import { fullName } from '#platform/web/ui/initials.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import type { Message } from '../../contract/shapes.ts';
import { useChat } from '../data/chat.ts';
import { useHeld } from '../data/use-held.ts';
import { MessageBubble } from './message-bubble.tsx';
import { MessageReactions } from './message-reactions.tsx';
import classes from './message-row.module.css';

type Props = {
  message: Message;
  starts: boolean;
  ends: boolean;
  /** The message that was looked for. */
  isGoal: boolean;
  /** The one stop of the Tab key among all messages; arrows go on from there. */
  isStop: boolean;
};

/** True for a press on something that has a purpose of its own. */
const isOwnPress = ({ target }: SyntheticEvent | Event): boolean =>
  target instanceof Element && target.closest('a, button, audio, video, input') !== null;

/** One message: who says it, what, and what can be done with it. */
export const MessageRow = memo(function MessageRow({ message, starts, ends, isGoal, isStop }: Props) {
  const chat = useChat();
  const { words } = chat;
  const dots = useRef<HTMLButtonElement>(null);
  const { author, author_user_id, creation_date } = message;
  const isMine = author_user_id === chat.my_id;
  const name = author ? fullName(author) : words.nobody;
  const time = formatTime(creation_date, chat.reader);
  const showMenu = () => void (dots.current && chat.openMenu(message, dots.current));
  const press = useHeld((event) => void (!isOwnPress(event) && showMenu()));
  const isFaced = !isMine && chat.namesAuthors;
  const isReactable = (chat.may.react || chat.may.see_react_promo) && !message.deleted_by_sender;
  return (
    <article
      className={classes.row}
      data-mine={isMine || undefined}
      data-faced={isFaced || undefined}
      data-starts={starts || undefined}
      data-goal={isGoal || undefined}
      data-message={message.message_id}
      aria-label={words.message(name, time)}
    >
      {isFaced && starts && author && (
        <div className={classes.face}>
          <PersonAvatar person={{ ...author, picture: author.profile_picture }} size={32} />
        </div>
      )}
      {isFaced && starts && <p className={classes.name}>{name}</p>}
      <div className={classes.line}>
        <MessageBubble
          message={message}
          isMine={isMine}
          starts={starts}
          ends={ends}
          time={time}
          // The same menu hangs on the button beside it, for every key and pointer.
          {...press}
          onContextMenu={(event) => {
            // Whoever selects words or points at a link wants the browser's own menu.
            if (isOwnPress(event) || String(getSelection()) !== '') return;
            event.preventDefault();
            showMenu();
          }}
        />
        {isReactable && (
          <button
            type="button"
            className={`${classes.tool} ${classes.react}`}
            tabIndex={-1}
            aria-label={words.react}
            onClick={({ currentTarget }) => chat.openReactions(message, currentTarget)}
          />
        )}
        <button
          type="button"
          ref={dots}
          data-message-menu
          className={`${classes.tool} ${classes.dots}`}
          tabIndex={isStop ? 0 : -1}
          aria-haspopup="menu"
          aria-label={words.actions(name, time)}
          onClick={showMenu}
        />
      </div>
      {message.reactions.length > 0 && <MessageReactions message={message} />}
    </article>
  );
});
