import type { Policy } from '#platform/contract/policy.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { STAFF_ROLES } from './roles.ts';

const { teacher, formmaster, headmaster, admin, student, parent } = ROLE_TYPES;

/** Those who teach, in their own journals: whose journal it is, the door decides. */
const teachers = { who: { roles: [teacher, formmaster] }, reach: 'self' } as const;
/** Those who may open a journal: its teachers, the form master of its class, and the leaders of the school. */
const readers = { who: { roles: [teacher, formmaster, headmaster, admin] }, reach: 'school' } as const;

/** Those who keep the school's journals. */
const keepers = { who: { roles: [headmaster, admin] }, reach: 'school' } as const;
/** Credit ranges are for administrators alone (S3 section 6). */
const administrators = { who: { roles: [admin] }, reach: 'school' } as const;
/** The whiteboard is for those who work at the school. */
const staff = { who: { roles: STAFF_ROLES }, reach: 'school' } as const;
/** Pupils for themselves, parents for their children: whose child it is, the door decides. */
const family = { who: { roles: [student, parent] }, reach: 'self' } as const;
/** Who is away today: the school's leaders, and form masters for their class. */
const absenceReaders = { who: { roles: [formmaster, headmaster, admin] }, reach: 'school' } as const;

export const policy = {
  'GET /journals': teachers,
  'GET /journal/:id/data': teachers,
  'GET /journal/:id/students': teachers,
  'GET /journal/:id/workplan': teachers,
  'GET /journal/:id/event/:eventId': teachers,
  'POST /journal/:id/event': teachers,
  'POST /journal/:id/event/:eventId': teachers,
  'DELETE /journal/:id/event/:eventId': teachers,
  'GET /journal/:id/table': readers,
  'GET /journal/:id/cells': readers,
  'GET /journal/:id/results': readers,
  'POST /journal/:id/cells': teachers,
  'POST /journal/:id/assessments': teachers,
  'POST /journal/:id/assessments/:assessmentId': teachers,
  'DELETE /journal/:id/assessments/:assessmentId': teachers,
  'POST /journal/:id/homework': teachers,
  'POST /journal/:id/homework/:homeworkId': teachers,
  'DELETE /journal/:id/homework/:homeworkId': teachers,
  'GET /schools/:schoolId/journals': { who: { roles: [headmaster, admin, formmaster] }, reach: 'school' },
  'POST /schools/:schoolId/journals': keepers,
  'GET /schools/:schoolId/journal-choices': keepers,
  'GET /schools/:schoolId/journal-pupils': keepers,
  'GET /journal/:id/settings': keepers,
  'POST /journal/:id/settings': keepers,
  'POST /journal/:id/lock': keepers,
  'GET /schools/:schoolId/credit-ranges': administrators,
  'POST /schools/:schoolId/credit-ranges': administrators,
  'POST /schools/:schoolId/credit-ranges/:rangeId': administrators,
  'DELETE /schools/:schoolId/credit-ranges/:rangeId': administrators,
  'POST /journal/:id/workplan': readers,
  'GET /schools/:schoolId/workplans': readers,
  'POST /schools/:schoolId/workplans': readers,
  'GET /schools/:schoolId/workplans/:workplanId': readers,
  'POST /schools/:schoolId/workplans/:workplanId': readers,
  'DELETE /schools/:schoolId/workplans/:workplanId': readers,
  'GET /schools/:schoolId/free-days': keepers,
  'POST /schools/:schoolId/free-days': keepers,
  'POST /schools/:schoolId/free-days/:freeDaysId': keepers,
  'DELETE /schools/:schoolId/free-days/:freeDaysId': keepers,
  'GET /schools/:schoolId/whiteboard': staff,
  'POST /schools/:schoolId/whiteboard': staff,
  'POST /schools/:schoolId/whiteboard/:itemId': staff,
  'DELETE /schools/:schoolId/whiteboard/:itemId': staff,
  'GET /students/:studentId/diary': family,
  'GET /students/:studentId/grades': family,
  'POST /students/:studentId/homework/:homeworkId': family,
  'GET /students/:studentId/absences': family,
  'POST /students/:studentId/absences': family,
  'GET /absences/:absenceId': family,
  'POST /absences/:absenceId': family,
  'DELETE /absences/:absenceId': family,
  'GET /schools/:schoolId/absences': absenceReaders,
} as const satisfies Policy;
