import type { DialogProps } from '../data/dialogs.ts';

export default function GalleryDialog(_props: DialogProps<'gallery'>) {
  return null;
}
