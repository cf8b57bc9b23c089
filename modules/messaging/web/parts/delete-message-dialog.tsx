import type { DialogProps } from '../data/dialogs.ts';

export default function DeleteMessageDialog(_props: DialogProps<'delete-message'>) {
  return null;
}
