import { isBlank } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import type { HOMEWORK_FAULTS, WrittenHomework } from '../contract/create-homework.ts';
import {
  firstFault,
  isAbsent,
  judgeDate,
  judgeDescription,
  judgeLessonNumber,
  type StudyYear,
} from './judge-fields.ts';

type HomeworkFault = (typeof HOMEWORK_FAULTS)[number];

const judgeText = (description: unknown): Verdict<HomeworkFault> =>
  typeof description !== 'string' || isBlank(description)
    ? refuse('homework_description_required')
    : judgeDescription(description);

/** May homework be saved like this? The first fault counts, in the order of the form. */
export const judgeHomework = (written: WrittenHomework, study_year: StudyYear): Verdict<HomeworkFault> =>
  firstFault<HomeworkFault>(
    judgeText(written.description),
    judgeDate(written.due_on, study_year),
    isAbsent(written.due_lesson_number) ? allow : judgeLessonNumber(written.due_lesson_number),
  );
