import type { Policy } from '#platform/contract/policy.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';

const { teacher, formmaster, headmaster, admin } = ROLE_TYPES;

/** Those who teach, in their own journals: whose journal it is, the door decides. */
const teachers = { who: { roles: [teacher, formmaster] }, reach: 'self' } as const;
/** Those who may open a journal: its teachers, the form master of its class, and the leaders of the school. */
const readers = { who: { roles: [teacher, formmaster, headmaster, admin] }, reach: 'school' } as const;

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
  'POST /journal/:id/cells': teachers,
  'POST /journal/:id/assessments': teachers,
  'POST /journal/:id/assessments/:assessmentId': teachers,
  'DELETE /journal/:id/assessments/:assessmentId': teachers,
  'POST /journal/:id/homework': teachers,
  'POST /journal/:id/homework/:homeworkId': teachers,
  'DELETE /journal/:id/homework/:homeworkId': teachers,
} as const satisfies Policy;
