import { endpoint } from '#platform/contract/endpoint.ts';
import { SchoolQuery } from '#platform/contract/shapes.ts';
import { Consent, ConsentParams } from './shapes.ts';

export const getConsent = endpoint('GET /consents/:id', {
  params: ConsentParams,
  query: SchoolQuery,
  answer: Consent,
  refuses: ['consent-not-found', 'not-allowed-to-access-consent'],
});
