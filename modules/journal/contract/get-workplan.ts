import { endpoint } from '#platform/contract/endpoint.ts';
import { nullable } from '#platform/contract/shapes.ts';
import { JournalParams, Workplan } from './shapes.ts';

/** The workplan that a journal follows, or null (DECISIONS, "Journal"). */
export const getWorkplan = endpoint('GET /journal/:id/workplan', {
  params: JournalParams,
  answer: nullable(Workplan),
  refuses: ['journal_not_found'],
});
