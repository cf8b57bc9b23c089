import type { DialogProps } from '../data/dialogs.ts';

export default function ReactionsDialog(_props: DialogProps<'reactions'>) {
  return null;
}
