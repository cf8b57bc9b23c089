import { isBlank, lengthOf } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import { DESCRIPTION_MAX, TITLE_MAX } from '../contract/limits.ts';
import type { ITEM_FAULTS, WrittenItem } from '../contract/whiteboard-shapes.ts';

/** May an item of the whiteboard be like this? */
export function judgeWhiteboardItem({ title, description }: WrittenItem): Verdict<(typeof ITEM_FAULTS)[number]> {
  if (typeof title !== 'string' || isBlank(title)) return refuse('whiteboard_title_required');
  if (lengthOf(title.trim()) > TITLE_MAX) return refuse('error.event_title.long_expand', { max: TITLE_MAX });
  if (description === undefined || description === null) return allow;
  const fits = typeof description === 'string' && lengthOf(description) <= DESCRIPTION_MAX;
  return fits ? allow : refuse('error.event_description.long_expand', { max: DESCRIPTION_MAX });
}
