import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Moment, nullable, SchoolQuery } from '#platform/contract/shapes.ts';
import { WRITING_REFUSALS } from './create-consent.ts';
import { Consent, ConsentParams, WrittenConsent, WrittenGroups, WrittenTarget } from './shapes.ts';

/** Saves, publishes or archives; archiving is `{ consent: { is_archived: true } }` alone. */
export const saveConsent = endpoint('POST /consents/:id', {
  params: ConsentParams,
  query: SchoolQuery,
  body: Type.Object({
    consent: WrittenConsent,
    consent_target: Type.Optional(WrittenTarget),
    groups: Type.Optional(WrittenGroups),
    /** The `updated_at` that the writer knows. Where it is another now, somebody was faster and nothing is written. */
    since: Type.Optional(nullable(Moment)),
  }),
  answer: Consent,
  refuses: [
    ...WRITING_REFUSALS,
    'consent-not-found',
    'already-published',
    'already-archived',
    'cant-archive-draft',
    'cant-publish-archived-consent',
    'cant-update-archived-consent',
    'cant-remove-groups',
    'consent-saved-meanwhile',
    'failed-to-update-consent',
    'failed-to-create-users-consents',
  ],
});
