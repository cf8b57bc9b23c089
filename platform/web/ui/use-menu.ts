import { useDisclosure } from '@mantine/hooks';
import { useBackCloses } from './use-back-closes.ts';

/** Whether a menu is open, for the `Menu` that is given it; Back closes it, as it closes a dialog. */
export function useMenu() {
  const [opened, { open, close }] = useDisclosure();
  useBackCloses(opened, close, { isMenu: true });
  return { opened, onChange: (isOpen: boolean) => (isOpen ? open() : close()) };
}
