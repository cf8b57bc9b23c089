import { expect, it } from 'vitest';
import { everyCall } from './every-call.ts';

/**
 * What another site's launch code reaches of a person's own: the shell around the pages that may be framed, and nothing
 * of the profile; what a person is asked may be read there, and is answered after a step-up only. Messaging, the journal
 * and the diary are pages that may be framed, with all of their calls. The isolation story then proves each row on the running product, for such a
 * session among others.
 */
const IN_A_FRAME = [
  'DELETE /absences/:absenceId',
  'DELETE /journal/:id/assessments/:assessmentId',
  'DELETE /journal/:id/event/:eventId',
  'DELETE /journal/:id/homework/:homeworkId',
  'GET /absences/:absenceId',
  'GET /consents/waiting',
  'GET /files/:fileId',
  'GET /files/:fileId/content/:ticket',
  'GET /journal/:id/data',
  'GET /journal/:id/event/:eventId',
  'GET /journal/:id/students',
  'GET /journal/:id/workplan',
  'GET /journals',
  'GET /notices',
  'GET /notices/push-key',
  'GET /notices/unread',
  'GET /schools',
  'GET /schools/logos',
  'GET /set-user',
  'GET /students/:studentId/absences',
  'GET /students/:studentId/diary',
  'GET /students/:studentId/grades',
  'GET /today',
  'GET /user/:type/count',
  'GET /user/me',
  'GET /user/me/basic',
  'GET /user/me/context',
  'GET /user/me/package-features',
  'GET /user/me/roles',
  'GET /user/me/status',
  'GET /users/:userId/consents',
  'POST /absences/:absenceId',
  'POST /auth/bearer',
  'POST /journal/:id/assessments',
  'POST /journal/:id/assessments/:assessmentId',
  'POST /journal/:id/cells',
  'POST /journal/:id/event',
  'POST /journal/:id/event/:eventId',
  'POST /journal/:id/homework',
  'POST /journal/:id/homework/:homeworkId',
  'POST /notices/read',
  'POST /socket-ticket',
  'POST /students/:studentId/absences',
  'POST /students/:studentId/homework/:homeworkId',
  'POST /teacher/dashboard',
  'POST /user/me/status',
  'POST /user/profile',
];

it('leaves the profile to the person: a launched session reaches none of its calls', async () => {
  const calls = (await everyCall()).filter(({ endpoint }) => endpoint.envelope !== 'messaging');
  const open = calls.filter(({ row }) => row.who !== 'anyone' && row.reach === 'self' && !row.step_up && !row.fresh);
  expect(open.map(({ route }) => route).sort()).toEqual(IN_A_FRAME);
});
