import type { QueryClient } from '@tanstack/react-query';
import { inTurn } from '#platform/web/data/in-turn.ts';
import { type Reaction, reaction, refreshing } from '#platform/web/realtime/reaction.ts';
import {
  absencesChanged,
  cellsWritten,
  creditRangesChanged,
  diaryChanged,
  freeDaysChanged,
  journalChanged,
  whiteboardChanged,
  workplansChanged,
} from '../../contract/facts.ts';
import { getDiary } from '../../contract/get-diary.ts';
import { getJournalData } from '../../contract/get-journal-data.ts';
import { getJournalSettings } from '../../contract/get-journal-settings.ts';
import { getKeptWorkplan } from '../../contract/get-kept-workplan.ts';
import { getTable } from '../../contract/get-table.ts';
import { getWorkplan } from '../../contract/get-workplan.ts';
import { listAbsences } from '../../contract/list-absences.ts';
import { listCreditRanges } from '../../contract/list-credit-ranges.ts';
import { listFreeDays } from '../../contract/list-free-days.ts';
import { listGrades } from '../../contract/list-grades.ts';
import { listJournals } from '../../contract/list-journals.ts';
import { listResults } from '../../contract/list-results.ts';
import { listSchoolAbsences } from '../../contract/list-school-absences.ts';
import { listSchoolJournals } from '../../contract/list-school-journals.ts';
import { listWhiteboard } from '../../contract/list-whiteboard.ts';
import { listWorkplans } from '../../contract/list-workplans.ts';
import { followCells, tableKey } from './follow-cells.ts';

/** While a colleague enters lessons, an open table is read anew about this often. */
const TABLE_REFRESH_MS = 1000;

const readInTurn = inTurn((readAnew: () => void) => readAnew(), TABLE_REFRESH_MS);

/** The table of the journal that changed, and of no other; one that nobody looks at is only marked, and need not wait. */
function refreshTable(journal_id: number, client: QueryClient): void {
  const queryKey = tableKey(journal_id);
  const readAnew = () => void client.invalidateQueries({ queryKey });
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (query?.isActive()) readInTurn(readAnew);
  else if (query) readAnew();
}

/** Keeps what is open in step with what others write. */
export const reactions: readonly Reaction[] = [
  // What families see of lessons, grades and homework, and who is away.
  refreshing(diaryChanged, getDiary, listGrades),
  refreshing(absencesChanged, getDiary, listAbsences, listSchoolAbsences),
  // What those who teach see of their journals.
  refreshing(journalChanged, listJournals, listResults),
  reaction(journalChanged, ({ journal_id }, client) => refreshTable(journal_id, client)),
  reaction(cellsWritten, followCells),
  refreshing(cellsWritten, listResults),
  // What those who keep the school's journals see, and what the staff does.
  refreshing(journalChanged, listSchoolJournals, getJournalSettings),
  refreshing(whiteboardChanged, listWhiteboard),
  refreshing(creditRangesChanged, listCreditRanges, listResults, listGrades),
  refreshing(workplansChanged, listWorkplans, getKeptWorkplan, getWorkplan, getJournalData),
  // Which lessons are missing and what a week looks like hangs on the free days too.
  refreshing(freeDaysChanged, listFreeDays, listJournals, listSchoolJournals, getDiary, getTable),
];
