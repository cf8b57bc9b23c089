import { type Reaction, refreshing } from '#platform/web/realtime/reaction.ts';
import { absencesChanged, diaryChanged } from '../../contract/facts.ts';
import { getDiary } from '../../contract/get-diary.ts';
import { listAbsences } from '../../contract/list-absences.ts';
import { listGrades } from '../../contract/list-grades.ts';
import { listSchoolAbsences } from '../../contract/list-school-absences.ts';

/** Keeps what is open in step with what others write. */
export const reactions: readonly Reaction[] = [
  // What families see of lessons, grades and homework, and who is away.
  refreshing(diaryChanged, getDiary, listGrades),
  refreshing(absencesChanged, getDiary, listAbsences, listSchoolAbsences),
];
