import { useMediaQuery } from '@mantine/hooks';
import { LOW_HEIGHT_REM, SLIM_WIDTH_PX } from '../limits.ts';

/** Asked before the first drawing already, so that nothing is drawn for the other kind of screen first. */
const useScreen = (query: string): boolean =>
  useMediaQuery(query, undefined, { getInitialValueInEffect: false }) ?? false;

/** Whether a finger points and writes: on phones and tablets there are most likely no keys. */
export const useIsTouch = (): boolean => useScreen('(pointer: coarse)');

/** Whether the screen is as narrow as that of a phone. */
export const useIsSlim = (): boolean => useScreen(`(max-width: ${SLIM_WIDTH_PX}px)`);

/** Whether the window is as low as a phone that is held sideways. */
export const useIsLow = (): boolean => useScreen(`(max-height: ${LOW_HEIGHT_REM}rem)`);
