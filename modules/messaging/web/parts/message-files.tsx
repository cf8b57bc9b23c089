import { useTranslation } from 'react-i18next';
import type { Attachment, Message } from '../../contract/shapes.ts';
import { useDialogs } from '../data/dialogs.ts';
import { isPicture } from '../data/file-kind.ts';
import type { Room } from '../data/picture-room.ts';
import { usePicture } from '../data/use-picture.ts';
import { FileCard } from './file-card.tsx';
import classes from './message-files.module.css';
import { PictureGrid } from './picture-grid.tsx';

/** The files of a message: pictures in a grid, sound and films to be played, the rest to be fetched. */
export function MessageFiles({ message }: { message: Message }) {
  const { attachments } = message;
  if (attachments.length === 0) return null;
  const pictures = attachments.filter(({ extension }) => isPicture(extension));
  const others = attachments.filter(({ extension }) => !isPicture(extension));
  return (
    <div className={classes.files}>
      {pictures.length > 0 && (
        <PictureGrid pictures={pictures}>
          {(picture, place) => <Picture key={picture.attachment_id} picture={picture} pictures={pictures} {...place} />}
        </PictureGrid>
      )}
      {others.map((one) => (
        <FileCard key={one.attachment_id} attachment={one} />
      ))}
    </div>
  );
}

type PictureProps = { picture: Attachment; pictures: readonly Attachment[]; at: number; room: Room; more: number };

function Picture({ picture, pictures, at, room, more }: PictureProps) {
  const { t } = useTranslation('messaging');
  const open = useDialogs();
  const { image, renew } = usePicture(picture, room);
  return (
    <button
      type="button"
      className={classes.picture}
      aria-label={t('chat.picture', { name: picture.original_filename }) + (more > 0 ? ` +${more}` : '')}
      onClick={() => open({ kind: 'gallery', pictures, at })}
    >
      {image.src && <img {...image} src={image.src} alt="" loading="lazy" decoding="async" onError={renew} />}
      {more > 0 && <span className={classes.more}>{`+${more}`}</span>}
    </button>
  );
}
