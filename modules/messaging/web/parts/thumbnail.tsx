import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useFileAddress } from '#platform/web/files/use-file-address.ts';
import type { Attachment } from '../../contract/shapes.ts';
import classes from './thumbnail.module.css';

/** A small version of an image that fills its place; a sign where it does not come. */
export function Thumbnail({ image }: { image: Pick<Attachment, 'preview' | 'path_in_filesystem'> }) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = useFileAddress(image.preview ?? image.path_in_filesystem);
  if (!address || address === broken) {
    return (
      <span className={classes.none}>{address && <IconPhotoOff size={24} stroke={1.5} aria-hidden="true" />}</span>
    );
  }
  return <img className={classes.image} src={address} alt="" loading="lazy" onError={() => setBroken(address)} />;
}
