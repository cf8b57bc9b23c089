import { pupilMoved, roleEnded, roleGiven } from '#modules/people/server/doors.ts';
import { hearing } from '#platform/server/announce.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { aboutPerson } from '../contract/about-person.ts';
import { errors } from '../contract/errors.ts';
import { framed } from '../contract/framed.ts';
import { lessonFile } from '../contract/lesson-file.ts';
import { policy } from '../contract/policy.ts';
import { workplanFile } from '../contract/workplan-file.ts';
import { audiences } from './audience-store.ts';
import { chooseWorkplan } from './choose-workplan.ts';
import { createAbsence } from './create-absence.ts';
import { createAssessment } from './create-assessment.ts';
import { createCreditRange } from './create-credit-range.ts';
import { createEvent } from './create-event.ts';
import { createFreeDays } from './create-free-days.ts';
import { createHomework } from './create-homework.ts';
import { createJournal } from './create-journal.ts';
import { createWhiteboardItem } from './create-whiteboard-item.ts';
import { createWorkplan } from './create-workplan.ts';
import { deleteAbsence } from './delete-absence.ts';
import { deleteAssessment } from './delete-assessment.ts';
import { deleteCreditRange } from './delete-credit-range.ts';
import { deleteEvent } from './delete-event.ts';
import { deleteFreeDays } from './delete-free-days.ts';
import { deleteHomework } from './delete-homework.ts';
import { deleteWhiteboardItem } from './delete-whiteboard-item.ts';
import { deleteWorkplan } from './delete-workplan.ts';
import { countMaterials } from './diary-news-store.ts';
import { maySeeLessonFiles } from './file-store.ts';
import { findPupils } from './find-pupils.ts';
import { getAbsence } from './get-absence.ts';
import { getDiary } from './get-diary.ts';
import { getEvent } from './get-event.ts';
import { getJournalChoices } from './get-journal-choices.ts';
import { getJournalData } from './get-journal-data.ts';
import { getJournalSettings } from './get-journal-settings.ts';
import { getKeptWorkplan } from './get-kept-workplan.ts';
import { getTable } from './get-table.ts';
import { getWorkplan } from './get-workplan.ts';
import { jobs } from './jobs.ts';
import { listAbsences } from './list-absences.ts';
import { listCells } from './list-cells.ts';
import { listCreditRanges } from './list-credit-ranges.ts';
import { listFreeDays } from './list-free-days.ts';
import { listGrades } from './list-grades.ts';
import { listJournalStudents } from './list-journal-students.ts';
import { listJournals } from './list-journals.ts';
import { listResults } from './list-results.ts';
import { listSchoolAbsences } from './list-school-absences.ts';
import { listSchoolJournals } from './list-school-journals.ts';
import { listWhiteboard } from './list-whiteboard.ts';
import { listWorkplans } from './list-workplans.ts';
import { lockJournal } from './lock-journal.ts';
import { followPupil } from './roster-store.ts';
import { saveAbsence } from './save-absence.ts';
import { saveAssessment } from './save-assessment.ts';
import { saveCells } from './save-cells.ts';
import { saveCreditRange } from './save-credit-range.ts';
import { saveEvent } from './save-event.ts';
import { saveFreeDays } from './save-free-days.ts';
import { saveHomework } from './save-homework.ts';
import { saveJournalSettings } from './save-journal-settings.ts';
import { saveWhiteboardItem } from './save-whiteboard-item.ts';
import { saveWorkplan } from './save-workplan.ts';
import { tickHomework } from './tick-homework.ts';
import { lessonsToday, waitingInJournals } from './today-store.ts';
import { maySeeWorkplan } from './workplan-store.ts';

type Options = {
  /** Last digits of the schools that may give their lessons types (S1 section 6). */
  readonly lessonTypeDigits: string;
};

/** What was taught, who was there and how it went. */
export const journal = ({ lessonTypeDigits }: Options): ServerModule => ({
  name: 'journal',
  handlers: [
    listJournals,
    getJournalData(lessonTypeDigits),
    listJournalStudents,
    getWorkplan,
    getEvent,
    createEvent(lessonTypeDigits),
    saveEvent(lessonTypeDigits),
    deleteEvent,
    getTable,
    listCells,
    listResults,
    saveCells,
    createAssessment,
    saveAssessment,
    deleteAssessment,
    createHomework,
    saveHomework,
    deleteHomework,
    listSchoolJournals,
    createJournal,
    getJournalChoices,
    findPupils,
    getJournalSettings,
    saveJournalSettings,
    lockJournal,
    listCreditRanges,
    createCreditRange,
    saveCreditRange,
    deleteCreditRange,
    chooseWorkplan,
    listWorkplans,
    createWorkplan,
    getKeptWorkplan,
    saveWorkplan,
    deleteWorkplan,
    listFreeDays,
    createFreeDays,
    saveFreeDays,
    deleteFreeDays,
    listWhiteboard,
    createWhiteboardItem,
    saveWhiteboardItem,
    deleteWhiteboardItem,
    getDiary,
    listGrades,
    tickHomework,
    listAbsences,
    createAbsence,
    getAbsence,
    saveAbsence,
    deleteAbsence,
    listSchoolAbsences,
  ],
  policy,
  errors,
  aboutPerson,
  framed,
  audiences,
  shell: { today: waitingInJournals, lessons: lessonsToday, counters: { materials: countMaterials } },
  files: [
    { ...lessonFile, maySee: maySeeLessonFiles },
    { ...workplanFile, maySee: maySeeWorkplan },
  ],
  jobs,
  hears: [hearing(roleGiven, followPupil), hearing(roleEnded, followPupil), hearing(pupilMoved, followPupil)],
});
