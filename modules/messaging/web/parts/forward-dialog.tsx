import type { DialogProps } from '../data/dialogs.ts';

export default function ForwardDialog(_props: DialogProps<'forward'>) {
  return null;
}
