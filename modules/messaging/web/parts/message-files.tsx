import { IconDownload, IconFile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { asExtension, FILE_FORMATS } from '#platform/contract/file-kinds.ts';
import { formatSize } from '#platform/web/i18n/sizes.ts';
import type { Attachment, Message } from '../../contract/shapes.ts';
import { useDialogs } from '../data/dialogs.ts';
import { saveAttachment } from '../data/save-file.ts';
import { useFreshAddress } from '../data/use-fresh-address.ts';
import classes from './message-files.module.css';

/** Pictures that a message shows; the rest is in the gallery. */
const SHOWN_PICTURES = 4;

const kindOf = (extension: string) => FILE_FORMATS[asExtension(extension) ?? 'txt'].kind;

/** A picture that browsers can show; while its address is on the way, it is taken for one. */
const isPicture = ({ extension, preview, path_in_filesystem }: Attachment): boolean =>
  kindOf(extension) === 'image' && (preview !== null || path_in_filesystem === '');

/** The files of a message: pictures in a grid, sound and films to be played, the rest to be fetched. */
export function MessageFiles({ message }: { message: Message }) {
  const { attachments } = message;
  if (attachments.length === 0) return null;
  const pictures = attachments.filter(isPicture);
  const others = attachments.filter((one) => !isPicture(one));
  return (
    <div className={classes.files}>
      {pictures.length > 0 && <Pictures pictures={pictures} />}
      {others.map((one) => (
        <OtherFile key={one.attachment_id} attachment={one} />
      ))}
    </div>
  );
}

function Pictures({ pictures }: { pictures: readonly Attachment[] }) {
  const shown = pictures.slice(0, SHOWN_PICTURES);
  return (
    <div className={classes.pictures} data-count={shown.length}>
      {shown.map((picture, at) => (
        <Picture
          key={picture.attachment_id}
          pictures={pictures}
          at={at}
          more={at === SHOWN_PICTURES - 1 ? pictures.length - SHOWN_PICTURES : 0}
        />
      ))}
    </div>
  );
}

function Picture({ pictures, at, more }: { pictures: readonly Attachment[]; at: number; more: number }) {
  const { t } = useTranslation('messaging');
  const open = useDialogs();
  const picture = pictures[at];
  const { address, renew } = useFreshAddress(picture ?? null, 'preview');
  if (!picture) return null;
  return (
    <button
      type="button"
      className={classes.picture}
      aria-label={t('chat.picture', { name: picture.original_filename })}
      onClick={() => open({ kind: 'gallery', pictures, at })}
    >
      {address && <img src={address} alt="" loading="lazy" decoding="async" onError={renew} />}
      {more > 0 && <span className={classes.more}>{`+${more}`}</span>}
    </button>
  );
}

function OtherFile({ attachment }: { attachment: Attachment }) {
  const { t, i18n } = useTranslation('messaging');
  const { original_filename: name, extension, size } = attachment;
  const { address, renew } = useFreshAddress(attachment, 'path_in_filesystem');
  const kind = kindOf(extension);
  const shownSize = formatSize(size, i18n.language);
  return (
    <div className={classes.file}>
      {kind === 'audio' && address && (
        // biome-ignore lint/a11y/useMediaCaption: What people record for each other has no captions.
        <audio className={classes.sound} controls preload="none" src={address} aria-label={name} onError={renew} />
      )}
      {kind === 'video' && address && (
        // biome-ignore lint/a11y/useMediaCaption: What people record for each other has no captions.
        <video className={classes.film} controls preload="metadata" src={address} aria-label={name} onError={renew} />
      )}
      <button
        type="button"
        className={classes.download}
        // Whoever speaks to the page says what they see.
        aria-label={t('files.download', { name: `${name} ${shownSize}` })}
        onClick={() => saveAttachment(attachment)}
      >
        <IconFile size={22} stroke={1.5} aria-hidden="true" />
        <span className={classes.about}>
          <span className={classes.filename}>{name}</span> <span className={classes.size}>{shownSize}</span>
        </span>
        <IconDownload size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
