import { parseMoment } from '#platform/contract/dates.ts';
import type { Entry } from '../../contract/shapes.ts';

/** Whether a conversation is silent at a moment: nobody is told when the time of it is over, so the screen looks itself. */
export const isMutedAt = ({ is_muted, muted_until }: Pick<Entry, 'is_muted' | 'muted_until'>, now: Date): boolean =>
  is_muted && (muted_until === null || parseMoment(muted_until) > now);
