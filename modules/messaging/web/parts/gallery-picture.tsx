import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/data/call.ts';
import { useFileAddress } from '#platform/web/files/use-file-address.ts';
import { getAttachment } from '../../contract/get-attachment.ts';
import type { Attachment } from '../../contract/shapes.ts';
import classes from './gallery-dialog.module.css';

/** What every browser can draw; of the others there is a version that it can. */
const DRAWN = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg'];

const pathOf = ({ extension, path_in_filesystem, preview }: Attachment): string =>
  DRAWN.includes(extension.toLowerCase()) ? path_in_filesystem : (preview ?? path_in_filesystem);

/** A picture as large as the window lets it be. Its address may have run out meanwhile; then a new one is asked for, once. */
export function GalleryPicture({ picture }: { picture: Attachment }) {
  const { t } = useTranslation('messaging');
  const [path, setPath] = useState(() => pathOf(picture));
  const [tries, setTries] = useState(0);
  const address = useFileAddress(path);
  const { attachment_id, message_id } = picture;
  const renew = (): void => {
    setTries((count) => count + 1);
    if (tries > 0) return;
    call(getAttachment, { params: { attachmentId: attachment_id }, query: { message_id } }, { inPlace: true }).then(
      (fresh) => setPath(pathOf(fresh)),
      () => setTries(2),
    );
  };
  if (tries > 1) {
    return (
      <p className={classes.failed} role="alert">
        {t('gallery.failed')}
      </p>
    );
  }
  return <img className={classes.picture} src={address ?? undefined} alt={picture.original_filename} onError={renew} />;
}
