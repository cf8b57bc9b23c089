import type { DialogProps } from '../data/dialogs.ts';

export default function StepDialog(_props: DialogProps<'step'>) {
  return null;
}
