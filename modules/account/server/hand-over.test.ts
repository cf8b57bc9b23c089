import { expect, it } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import { getMyContext } from '#modules/people/contract/get-my-context.ts';
import { newToken } from '#platform/server/new-secret.ts';
import { hashOf } from '#platform/server/seal.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { OWN_ORIGIN, startLaunching, withBearer } from '#platform/testing/launching.ts';
import { makeRole } from '#platform/testing/make.ts';
import { STORY_HOST } from '#platform/testing/start-app.ts';
import { changePassword } from '../contract/change-password.ts';
import { handOver } from '../contract/hand-over.ts';
import { LAUNCH_CODE_SECONDS } from '../contract/limits.ts';
import { setUser } from '../contract/set-user.ts';

const { school, host } = await startLaunching();

/** What a frame makes for itself: the code stays there, and its hash goes to the window that the person signs in at. */
const madeByFrame = () => {
  const code = newToken();
  return { code, code_hash: hashOf(code).toString('hex') };
};

const letIn = (person: TestClient, code_hash: string, wish: { origin?: string; module?: string } = {}) =>
  person.call(handOver, { body: { code_hash, origin: STORY_HOST.origin, module: 'people', ...wish } });

it('lets the frame in that made the code, once, as the person and in their role', async () => {
  const made = await host.someone();
  const other = await makeRole(school.db, made.person_id, { school_id: 2, role: 'staff' });
  const person = await school.enter(made);
  await person.call(setUser, { query: { redirect: false, role_id: other } });
  const { code, code_hash } = madeByFrame();

  // The frame asks again and again until its person has agreed.
  expect((await host.open({ code })).key).toBe('launch_code_invalid');
  expect((await letIn(person, code_hash)).data).toEqual({ expires_in: LAUNCH_CODE_SECONDS });
  const { data } = await host.open({ code });
  expect(data.user_id).toBe(made.person_id);
  const frame = withBearer(data.bearer ?? '');
  const context = await school.client().call(getMyContext, undefined, frame);
  expect(context.data.current_role?.role_id).toBe(other);

  // Their second window hears that it is done, and opens nothing.
  expect((await letIn(person, code_hash)).status).toBe(200);
  expect((await school.client().call(getMe, undefined, frame)).status).toBe(200);
  expect((await host.open({ code })).key).toBe('launch_code_used');
  expect((await school.client().call(getMe, undefined, frame)).key).toBe('session_not_authorised');
  expect((await person.call(getMe)).status).toBe(200);
});

it('opens nothing for whoever saw the hash, on another page, or after its minute', async () => {
  const person = await school.as('teacher');
  const { code, code_hash } = madeByFrame();
  await letIn(person, code_hash);
  expect((await host.open({ code: code_hash })).key).toBe('launch_code_invalid');
  expect((await host.open({ code, origin: OWN_ORIGIN })).key).toBe('launch_code_invalid');
  expect((await host.open({ code, path: '/' })).key).toBe('launch_code_invalid');
  school.clock.advance(LAUNCH_CODE_SECONDS + 1);
  expect((await host.open({ code })).key).toBe('launch_code_invalid');
});

it('is agreed to anew by whoever came back too late: a page in the background of a phone asks for nothing', async () => {
  const person = await school.as('teacher');
  const { code, code_hash } = madeByFrame();
  await letIn(person, code_hash);
  school.clock.advance(LAUNCH_CODE_SECONDS + 1);
  expect((await host.open({ code })).key).toBe('launch_code_invalid');
  expect((await letIn(person, code_hash, { module: 'today' })).key).toBe('launch_not_possible');
  expect((await letIn(person, code_hash)).status).toBe(200);
  expect((await host.open({ code })).status).toBe(200);
});

it('belongs to whoever was first: nobody else’s agreement takes its place', async () => {
  const { code, code_hash } = madeByFrame();
  const [person, stranger] = [await school.as('teacher'), await school.as('parent')];
  await letIn(person, code_hash);
  expect((await letIn(stranger, code_hash)).key).toBe('launch_not_possible');
  expect((await host.open({ code })).data.user_id).toBe((await person.call(getMe)).data.id);
});

it('is for hosts alone, for pages that are framed, and never for the main administrator', async () => {
  const person = await school.as('teacher');
  const refused = async (wish: Parameters<typeof letIn>[2], who = person) =>
    (await letIn(who, madeByFrame().code_hash, wish)).key;
  expect(await refused({ origin: `${STORY_HOST.origin}.evil` })).toBe('host_not_known');
  expect(await refused({ origin: OWN_ORIGIN })).toBe('host_not_known');
  expect(await refused({ module: 'account' })).toBe('launch_not_possible');
  expect(await refused({}, await school.as('root'))).toBe('role_not_provided');
});

it('gives a session that can neither let others in nor change the account', async () => {
  const { code, code_hash } = madeByFrame();
  await letIn(await school.as('teacher'), code_hash);
  const { data } = await host.open({ code });
  const frame = withBearer(data.bearer ?? '');
  const body = { code_hash: madeByFrame().code_hash, origin: STORY_HOST.origin, module: 'people' };
  expect((await school.client().call(handOver, { body }, frame)).key).toBe('step_up_needed');
  const password = { old_password: 'x', password: 'y', password_repeat: 'y', end_other_sessions: false };
  expect((await school.client().call(changePassword, { body: password }, frame)).key).toBe('step_up_needed');
});
