import { useRootMark } from './use-root-mark.ts';

/** What a page does without: the bar at the bottom of a phone, or everything that stands around it. */
type Immersion = 'bar' | 'shell';

/** While a page wants the window for itself, what it does without stays away; the page has a way back of its own. */
export const useImmersed = (without: Immersion | null): void => useRootMark('immersed', without);
