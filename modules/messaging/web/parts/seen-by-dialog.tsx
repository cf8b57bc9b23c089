import type { DialogProps } from '../data/dialogs.ts';

export default function SeenByDialog(_props: DialogProps<'seen-by'>) {
  return null;
}
