import { useMediaQuery } from '@mantine/hooks';

/** Whether a finger points and writes: on phones and tablets there are most likely no keys. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false }) ?? false;
