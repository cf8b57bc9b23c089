import type { DialogProps } from '../data/dialogs.ts';

export default function PollDialog(_props: DialogProps<'poll'>) {
  return null;
}
