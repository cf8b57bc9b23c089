import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, nullable } from '#platform/contract/shapes.ts';
import { JournalParams } from './shapes.ts';

/** Which workplan a journal follows: its teachers choose, and the school's leaders. Lessons that were made from another keep their link. */
export const chooseWorkplan = endpoint('POST /journal/:id/workplan', {
  params: JournalParams,
  body: Type.Object({
    workplan_id: nullable(Id),
    /** The plan that the writer saw there. */
    since: Type.Optional(nullable(Id)),
  }),
  answer: Type.Object({ workplan_id: nullable(Id) }),
  refuses: ['journal_not_found', 'journal_locked', 'workplan_not_found', 'journal_saved_meanwhile'],
});
