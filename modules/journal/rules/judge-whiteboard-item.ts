import { isBlank, lengthOf } from '#platform/contract/text.ts';
import { refuse, type Verdict } from '#platform/contract/verdict.ts';
import { TITLE_MAX } from '../contract/limits.ts';
import type { ITEM_FAULTS, WrittenItem } from '../contract/whiteboard-shapes.ts';
import { judgeDescription } from './judge-fields.ts';

/** May an item of the whiteboard be like this? */
export function judgeWhiteboardItem({ title, description }: WrittenItem): Verdict<(typeof ITEM_FAULTS)[number]> {
  if (typeof title !== 'string' || isBlank(title)) return refuse('whiteboard_title_required');
  if (lengthOf(title.trim()) > TITLE_MAX) return refuse('error.event_title.long_expand', { max: TITLE_MAX });
  return judgeDescription(description);
}
