import type { DialogProps } from '../data/dialogs.ts';

export default function MuteDialog(_props: DialogProps<'mute'>) {
  return null;
}
