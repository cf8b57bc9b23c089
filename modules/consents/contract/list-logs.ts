import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ScopedQuery } from './scope-query.ts';
import { ConsentParams, LogEntry } from './shapes.ts';

/** Every answer that was ever given, the latest first. */
export const listLogs = endpoint('GET /consents/:id/logs/', {
  params: ConsentParams,
  query: ScopedQuery,
  changes: true,
  answer: Type.Array(LogEntry),
  refuses: ['consent-not-found', 'not-allowed-to-access-consent'],
});
