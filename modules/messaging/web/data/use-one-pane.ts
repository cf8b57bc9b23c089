import { useMediaQuery } from '@mantine/hooks';
import { LOW_HEIGHT_REM } from '#platform/web/limits.ts';
import { useMode } from './mode.ts';

/** A phone that is held sideways; a tablet is wider, also while its keyboard leaves little of the height. */
const SIDEWAYS = `(max-height: ${LOW_HEIGHT_REM}rem) and (max-width: 960px) and (pointer: coarse)`;

/** The width below which list and conversation take turns, as in every other list with a detail. */
const ONE_PANE = `(max-width: 820px), ${SIDEWAYS}`;

const useMedia = (query: string): boolean =>
  useMediaQuery(query, undefined, { getInitialValueInEffect: false }) ?? false;

/** True on a phone that is held sideways, which has no height for anything beside what is read or chosen. */
export const useSideways = (): boolean => useMedia(SIDEWAYS);

/** True where there is room for one pane only. */
export function useOnePane(): boolean {
  const { isMini } = useMode();
  const isNarrow = useMedia(ONE_PANE);
  return isNarrow || isMini;
}
