import { expect, it } from 'vitest';
import { everyCall } from './every-call.ts';

/**
 * What another site's launch code reaches of a person's own: the shell around the pages that may be framed, and nothing
 * of the profile; what a person is asked may be read there, and is answered after a step-up only. Messaging is a page
 * that may be framed, with all of its calls. The isolation story then proves each row on the running product, for such a
 * session among others.
 */
const IN_A_FRAME = [
  'GET /consents/waiting',
  'GET /files/:fileId',
  'GET /files/:fileId/content/:ticket',
  'GET /notices',
  'GET /notices/push-key',
  'GET /notices/unread',
  'GET /schools',
  'GET /schools/logos',
  'GET /set-user',
  'GET /today',
  'GET /user/:type/count',
  'GET /user/me',
  'GET /user/me/basic',
  'GET /user/me/context',
  'GET /user/me/package-features',
  'GET /user/me/roles',
  'GET /user/me/status',
  'GET /users/:userId/consents',
  'POST /auth/bearer',
  'POST /notices/read',
  'POST /socket-ticket',
  'POST /teacher/dashboard',
  'POST /user/me/status',
  'POST /user/profile',
];

it('leaves the profile to the person: a launched session reaches none of its calls', async () => {
  const calls = (await everyCall()).filter(({ endpoint }) => endpoint.envelope !== 'messaging');
  const open = calls.filter(({ row }) => row.who !== 'anyone' && row.reach === 'self' && !row.step_up && !row.fresh);
  expect(open.map(({ route }) => route).sort()).toEqual(IN_A_FRAME);
});
