import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Moment, SchoolQuery } from '#platform/contract/shapes.ts';
import { ConsentParams } from './shapes.ts';

/** Reminds those who have not answered; a form master those of the own class. */
export const remindOfConsent = endpoint('POST /consents/:id/reminder', {
  params: ConsentParams,
  query: SchoolQuery,
  body: Type.Object({}),
  answer: Type.Object({ reminded_at: Moment }),
  refuses: ['consent-not-found', 'not-allowed-to-access-consent', 'already-archived', 'reminded-already'],
});
