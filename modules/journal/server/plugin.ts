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
import { createAssessment } from './create-assessment.ts';
import { createEvent } from './create-event.ts';
import { createHomework } from './create-homework.ts';
import { deleteAssessment } from './delete-assessment.ts';
import { deleteEvent } from './delete-event.ts';
import { deleteHomework } from './delete-homework.ts';
import { maySeeLessonFiles } from './file-store.ts';
import { getEvent } from './get-event.ts';
import { getJournalData } from './get-journal-data.ts';
import { getTable } from './get-table.ts';
import { getWorkplan } from './get-workplan.ts';
import { listJournalStudents } from './list-journal-students.ts';
import { listJournals } from './list-journals.ts';
import { followPupil } from './roster-store.ts';
import { saveAssessment } from './save-assessment.ts';
import { saveCells } from './save-cells.ts';
import { saveEvent } from './save-event.ts';
import { saveHomework } from './save-homework.ts';
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
    saveCells,
    createAssessment,
    saveAssessment,
    deleteAssessment,
    createHomework,
    saveHomework,
    deleteHomework,
  ],
  policy,
  errors,
  aboutPerson,
  framed,
  audiences,
  files: [
    { ...lessonFile, maySee: maySeeLessonFiles },
    { ...workplanFile, maySee: maySeeWorkplan },
  ],
  hears: [hearing(roleGiven, followPupil), hearing(roleEnded, followPupil), hearing(pupilMoved, followPupil)],
});
