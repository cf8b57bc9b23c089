import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import type { WrittenConsent } from '../contract/shapes.ts';

/** Derived, never stored: a consent is what its dates say (S3 section 4). */
export type ConsentState = 'draft' | 'published' | 'archived';

export const stateOf = (consent: { published_at: string | null; archived_at: string | null }): ConsentState =>
  consent.archived_at !== null ? 'archived' : consent.published_at !== null ? 'published' : 'draft';

type ChangeKey =
  | 'cant-publish-and-archive'
  | 'cant-publish-archived-consent'
  | 'already-archived'
  | 'cant-update-archived-consent'
  | 'already-published'
  | 'cant-archive-draft';

/** May a consent in this state be saved, published or archived like this? */
export function judgeChange(
  state: ConsentState,
  { is_published = false, is_archived = false }: WrittenConsent,
): Verdict<ChangeKey> {
  if (is_published && is_archived) return refuse('cant-publish-and-archive');
  if (state === 'archived') {
    if (is_published) return refuse('cant-publish-archived-consent');
    return refuse(is_archived ? 'already-archived' : 'cant-update-archived-consent');
  }
  if (state === 'published' && is_published) return refuse('already-published');
  if (state === 'draft' && is_archived) return refuse('cant-archive-draft');
  return allow;
}
