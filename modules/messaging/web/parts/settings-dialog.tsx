import type { DialogProps } from '../data/dialogs.ts';

export default function SettingsDialog(_props: DialogProps<'settings'>) {
  return null;
}
