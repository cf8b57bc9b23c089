import type { DialogProps } from '../data/dialogs.ts';

export default function FilesDialog(_props: DialogProps<'files'>) {
  return null;
}
