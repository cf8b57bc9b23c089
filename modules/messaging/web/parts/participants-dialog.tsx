import type { DialogProps } from '../data/dialogs.ts';

export default function ParticipantsDialog(_props: DialogProps<'participants'>) {
  return null;
}
