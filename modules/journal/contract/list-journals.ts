import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { JournalRow } from './shapes.ts';

/** The caller's own journals of the running study year, open ones first (DECISIONS, "Journal"). */
export const listJournals = endpoint('GET /journals', { answer: Type.Array(JournalRow) });
