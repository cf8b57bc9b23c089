import { membersNamed, schoolClasses, subjectsWithCourses } from '#modules/people/server/doors.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { handle } from '#platform/server/handle.ts';
import { getJournalChoices as contract } from '../contract/get-journal-choices.ts';
import { TEACHERS_OFFERED_MAX } from '../contract/limits.ts';

const { teacher, formmaster } = ROLE_TYPES;

export const getJournalChoices = handle(contract, async ({ tx, school, now }) => ({
  teachers: await membersNamed(
    tx,
    school,
    { type_ids: [teacher, formmaster], search: '', most: TEACHERS_OFFERED_MAX },
    now,
  ),
  classes: await schoolClasses(tx, school.school_id),
  subjects: await subjectsWithCourses(tx, school),
}));
