import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { fullName } from '#platform/web/ui/initials.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import type { searchMessages } from '../../contract/search-messages.ts';
import { conversationPath } from '../data/addresses.ts';
import { shortMoment } from '../data/short-moment.ts';
import { useConversationName } from '../data/use-conversation-name.ts';
import { ConversationAvatar } from './conversation-avatar.tsx';
import classes from './conversation-row.module.css';
import { HitWords } from './hit-words.tsx';

type Hit = AnswerOf<typeof searchMessages>['data'][number];

type Props = { hit: Hit; search: string; at: number; now: Date };

/** A message that was found, with the words that were looked for; it opens in its place. */
export function HitRow({ hit: { message, group, partner }, search, at, now }: Props) {
  const { t } = useTranslation('messaging');
  const reader = useReader();
  const name = useConversationName()({ group, partner });
  const { author } = message;
  const isPrivate = group.group_type === 'private';
  const isOwn = isPrivate && author !== null && author.id !== partner?.id;
  const keptSearch = `&${new URLSearchParams({ search })}`;
  return (
    <Link
      className={classes.row}
      to={`${conversationPath(message.group_id, message.message_id)}${keptSearch}`}
      data-row={at}
    >
      {author && !isPrivate ? (
        <PersonAvatar person={{ ...author, picture: author.profile_picture }} size={44} />
      ) : (
        <ConversationAvatar group={group} partner={partner} />
      )}
      <span className={classes.text}>
        <span className={classes.first}>
          <span className={classes.name}>
            {author && !isPrivate ? t('search.in', { who: fullName(author), where: name }) : name}
          </span>
          <time className={classes.time} dateTime={message.creation_date}>
            {shortMoment(message.creation_date, reader, now)}
          </time>
        </span>
        <span className={classes.second}>
          {isOwn && t('list.said', { who: t('list.you'), text: '' })}
          <HitWords text={message.content_plain} search={search} />
        </span>
      </span>
    </Link>
  );
}
