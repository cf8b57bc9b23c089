import { IconDownload, IconFile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFileAddress } from '#platform/web/files/use-file-address.ts';
import { formatSize } from '#platform/web/i18n/sizes.ts';
import type { Attachment } from '../../contract/shapes.ts';
import { kindOf } from '../data/file-kind.ts';
import { saveAttachment } from '../data/save-file.ts';
import { useFreshFile } from '../data/use-fresh-file.ts';
import classes from './message-files.module.css';

/** A file of a message in one card: what plays it, if anything does, and the way to save it. */
export function FileCard({ attachment }: { attachment: Attachment }) {
  const { t, i18n } = useTranslation('messaging');
  const { original_filename: name, extension, size } = attachment;
  const kind = kindOf(extension);
  const isPlayed = kind === 'audio' || kind === 'video';
  const shownSize = formatSize(size, i18n.language);
  return (
    <div className={classes.card}>
      {isPlayed && <Player attachment={attachment} kind={kind} />}
      <button
        type="button"
        className={classes.download}
        // Whoever speaks to the page says what they see.
        aria-label={t('files.download', { name: `${name} ${shownSize}` })}
        onClick={() => saveAttachment(attachment)}
      >
        {!isPlayed && <IconFile size={22} stroke={1.5} aria-hidden="true" />}
        <FileName name={name} size={shownSize} />
        <IconDownload size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

/** What a file is called and how large it is. */
export function FileName({ name, size }: { name: string; size: string }) {
  return (
    <span className={classes.about}>
      <span className={classes.filename}>{name}</span> <span className={classes.size}>{size}</span>
    </span>
  );
}

type PlayerProps = { attachment: Attachment; kind: 'audio' | 'video' };

/** Its room is there while its address is on the way. */
function Player({ attachment, kind }: PlayerProps) {
  const { fresh, renew } = useFreshFile(attachment);
  const address = useFileAddress(fresh.path_in_filesystem);
  const played = { controls: true, src: address ?? undefined, 'aria-label': attachment.original_filename };
  if (kind === 'audio') return <audio className={classes.sound} preload="metadata" onError={renew} {...played} />;
  return <video className={classes.film} preload="metadata" onError={renew} {...played} />;
}
