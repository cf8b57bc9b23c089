import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ConsentParams } from './shapes.ts';

export const deleteConsent = endpoint('DELETE /consents/:id', {
  params: ConsentParams,
  answer: Type.Object({}),
  refuses: ['consent-not-found', 'not-allowed-to-delete', 'failed-to-delete-consent'],
});
