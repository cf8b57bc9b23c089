import { useTranslation } from 'react-i18next';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { fullName } from '#platform/web/ui/initials.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import type { Message } from '../../contract/shapes.ts';
import { shortMoment } from '../data/short-moment.ts';
import classes from './find-dialog.module.css';
import { HitWords } from './hit-words.tsx';

type Props = { message: Message; search: string; onPick: (message_id: number) => void };

/** A message of this conversation that was found. */
export function FoundMessage({ message, search, onPick }: Props) {
  const { t } = useTranslation('messaging');
  const reader = useReader();
  const { author, creation_date, content_plain, message_id } = message;
  return (
    <button type="button" className={classes.found} onClick={() => onPick(message_id)}>
      {author && <PersonAvatar person={{ ...author, picture: author.profile_picture }} size={36} />}
      <span className={classes.about}>
        <span className={classes.head}>
          <span className={classes.name}>{author ? fullName(author) : t('names.nobody')}</span>
          <time className={classes.time} dateTime={creation_date}>
            {shortMoment(creation_date, reader, new Date())}
          </time>
        </span>
        <HitWords text={content_plain} search={search} />
      </span>
    </button>
  );
}
