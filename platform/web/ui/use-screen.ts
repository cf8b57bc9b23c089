import { useMediaQuery } from '@mantine/hooks';
import { SLIM_WIDTH_PX } from '../limits.ts';

/** Asked before the first drawing already, so that nothing is drawn for the other kind of screen first. */
const useScreen = (query: string): boolean =>
  useMediaQuery(query, undefined, { getInitialValueInEffect: false }) ?? false;

/** Whether a finger points and writes: on phones and tablets there are most likely no keys. */
export const useIsTouch = (): boolean => useScreen('(pointer: coarse)');

/** Whether the screen is as narrow as that of a phone. */
export const useIsSlim = (): boolean => useScreen(`(max-width: ${SLIM_WIDTH_PX}px)`);
