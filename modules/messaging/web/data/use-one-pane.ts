import { useMediaQuery } from '@mantine/hooks';
import { useMode } from './mode.ts';

/** The width below which list and conversation take turns, as in every other list with a detail. */
const ONE_PANE = '(max-width: 820px)';

/** True where there is room for one pane only. */
export function useOnePane(): boolean {
  const { isMini } = useMode();
  const isNarrow = useMediaQuery(ONE_PANE, undefined, { getInitialValueInEffect: false }) ?? false;
  return isNarrow || isMini;
}
