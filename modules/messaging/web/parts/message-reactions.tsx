import { useTranslation } from 'react-i18next';
import type { Message } from '../../contract/shapes.ts';
import { useChat } from '../data/chat.ts';
import { useDialogs } from '../data/dialogs.ts';
import classes from './message-row.module.css';

/** How people reacted. A click joins in or takes it back; the last button tells those who may know who they are. */
export function MessageReactions({ message }: { message: Message }) {
  const { t } = useTranslation('messaging');
  const { react, may } = useChat();
  const open = useDialogs();
  return (
    <div className={classes.reactions}>
      {message.reactions.map(({ reaction, amount, my_reaction }) => (
        <button
          key={reaction}
          type="button"
          className={classes.reaction}
          aria-pressed={my_reaction}
          disabled={!may.react && !may.see_react_promo && !(my_reaction && may.unreact)}
          onClick={() => react(message, my_reaction ? null : reaction)}
        >
          <span className={classes.emoji}>{reaction}</span>
          <span>{amount}</span>
        </button>
      ))}
      {may.see_members && (
        <button
          type="button"
          className={classes.who}
          onClick={() => open({ kind: 'reactions', messageId: message.message_id })}
        >
          {t('chat.who_reacted')}
        </button>
      )}
    </div>
  );
}
