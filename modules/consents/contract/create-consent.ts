import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, SchoolQuery } from '#platform/contract/shapes.ts';
import { WrittenConsent, WrittenGroups, WrittenTarget } from './shapes.ts';

/** What can be wrong with a text or its groups. */
export const WRITING_REFUSALS = [
  'title_required',
  'title_too_long',
  'description_must_be_string',
  'description_required',
  'description_too_long',
  'consent_type_required',
  'cant-publish-and-archive',
  'group_required',
  'group-not-found',
  'only-headmasters',
] as const;

export const createConsent = endpoint('POST /consents', {
  query: SchoolQuery,
  body: Type.Object({ consent: WrittenConsent, consent_target: WrittenTarget, groups: WrittenGroups }),
  answer: Type.Object({ id: Id }),
  refuses: [...WRITING_REFUSALS, 'cant-archive-draft', 'failed-to-create-consent', 'failed-to-create-users-consents'],
});
