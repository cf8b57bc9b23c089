import { IconFile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFileAddress } from '#platform/web/files/use-file-address.ts';
import { formatSize } from '#platform/web/i18n/sizes.ts';
import { isPicture } from '../data/file-kind.ts';
import type { ReadyFile } from '../data/talk.ts';
import { FileName } from './file-card.tsx';
import classes from './message-files.module.css';
import { PictureGrid } from './picture-grid.tsx';

/** The files of a message that is on its way, in the room that they will have. */
export function PlaceholderFiles({ files }: { files: readonly ReadyFile[] }) {
  const { i18n } = useTranslation('messaging');
  const pictures = files.filter(({ ext }) => isPicture(ext));
  const others = files.filter(({ ext }) => !isPicture(ext));
  return (
    <div className={classes.files}>
      {pictures.length > 0 && (
        <PictureGrid pictures={pictures}>
          {(picture) => <ReadyPicture key={picture.id} picture={picture} />}
        </PictureGrid>
      )}
      {others.map(({ id, file_name, size }) => (
        <div key={id} className={`${classes.card} ${classes.waiting}`}>
          <IconFile size={22} stroke={1.5} aria-hidden="true" />
          <FileName name={file_name} size={formatSize(size, i18n.language)} />
        </div>
      ))}
    </div>
  );
}

/** Its address may have run out where the message waits since long: then its name stands there. */
function ReadyPicture({ picture: { path, file_name } }: { picture: ReadyFile }) {
  const address = useFileAddress(path);
  return <div className={classes.picture}>{address && <img src={address} alt={file_name} decoding="async" />}</div>;
}
