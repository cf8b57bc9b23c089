import { isBlank, lengthOf } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import type { WRITING_REFUSALS } from '../contract/create-consent.ts';
import { DESCRIPTION_MAX, TITLE_MAX } from '../contract/limits.ts';
import { CONSENT_TYPES, type WrittenConsent } from '../contract/shapes.ts';

type WritingKey = (typeof WRITING_REFUSALS)[number];

/** The words of a consent once they have been judged. */
export type ConsentText = { readonly title: string; readonly description: string };

/** May a consent be written like this? The first fault in the order of the form counts. */
export function judgeText(written: WrittenConsent, isBlankHtml: (html: string) => boolean): Verdict<WritingKey> {
  const { title, description, consent_type } = written;
  if (typeof title !== 'string' || isBlank(title)) return refuse('title_required');
  if (lengthOf(title.trim()) > TITLE_MAX) return refuse('title_too_long', { max: TITLE_MAX });
  if (typeof description !== 'string') return refuse('description_must_be_string');
  if (lengthOf(description) > DESCRIPTION_MAX) return refuse('description_too_long', { max: DESCRIPTION_MAX });
  if (isBlankHtml(description)) return refuse('description_required');
  if (!CONSENT_TYPES.some((known) => known === consent_type)) return refuse('consent_type_required');
  return allow;
}
