import type { DialogProps } from '../data/dialogs.ts';

export default function DetailsDialog(_props: DialogProps<'details'>) {
  return null;
}
