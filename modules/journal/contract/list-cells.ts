import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ASKED_COLUMNS_MAX } from './limits.ts';
import { FilledColumns, JournalParams } from './shapes.ts';

/** Ids with commas between them. */
const Ids = Type.String({ pattern: `^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,${ASKED_COLUMNS_MAX - 1}}$` });

/** What stands in single columns: for whoever has the table open and hears that others wrote there. */
export const listCells = endpoint('GET /journal/:id/cells', {
  params: JournalParams,
  query: Type.Object({ lessons: Type.Optional(Ids), assessments: Type.Optional(Ids) }),
  // Whoever looks at a pupil is noted.
  changes: true,
  answer: FilledColumns,
  refuses: ['journal_not_found'],
});
