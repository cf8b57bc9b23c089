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
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { maySeeLessonFiles } from './file-store.ts';
import { getEvent } from './get-event.ts';
import { getJournalData } from './get-journal-data.ts';
import { getTable } from './get-table.ts';
import { getWorkplan } from './get-workplan.ts';
import { listJournalStudents } from './list-journal-students.ts';
import { listJournals } from './list-journals.ts';
import { followPupil } from './roster-store.ts';
import { saveEvent } from './save-event.ts';
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
