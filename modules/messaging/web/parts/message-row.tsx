import { memo } from 'react';
import { formatTime } from '#platform/web/i18n/dates.ts';
import { fullName } from '#platform/web/ui/initials.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import type { Message } from '../../contract/shapes.ts';
import { useChat } from '../data/chat.ts';
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

/** One message: who says it, what, and what can be done with it. */
export const MessageRow = memo(function MessageRow({ message, starts, ends, isGoal, isStop }: Props) {
  const chat = useChat();
  const { words } = chat;
  const { author, author_user_id, creation_date } = message;
  const isMine = author_user_id === chat.my_id;
  const name = author ? fullName(author) : words.nobody;
  const time = formatTime(creation_date, chat.reader);
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
        <MessageBubble message={message} isMine={isMine} starts={starts} ends={ends} time={time} />
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
          data-message-menu
          className={`${classes.tool} ${classes.dots}`}
          tabIndex={isStop ? 0 : -1}
          aria-haspopup="menu"
          aria-label={words.actions(name, time)}
          onClick={({ currentTarget }) => chat.openMenu(message, currentTarget)}
        />
      </div>
      {message.reactions.length > 0 && <MessageReactions message={message} />}
    </article>
  );
});
