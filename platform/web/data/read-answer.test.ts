import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { OFFLINE_CODE } from '#platform/contract/errors.ts';
import { CallError, offlineError } from './call-error.ts';
import { readAnswer } from './read-answer.ts';

const answer = Type.Object({});
const main = endpoint('GET /schools', { answer });
const messaging = endpoint('GET /v2/conversations', { answer });
const upload = endpoint('POST /upload', { takes: 'file', answer });

const failureOf = (status: number, body: unknown, speech = main): CallError => {
  try {
    readAnswer(speech, status, body);
  } catch (error) {
    if (error instanceof CallError) return error;
  }
  throw new Error('It was no failure.');
};

test('both envelopes open', () => {
  expect(readAnswer(main, 200, { status: true, data: { id: 1 } })).toEqual({ id: 1 });
  expect(readAnswer(messaging, 200, { success: true, data: [1] })).toEqual([1]);
});

test('a refusal of the main API brings every key', () => {
  const error = failureOf(400, { status: false, errors: [{ message: 'a', params: { field: 'x' } }, { message: 'b' }] });
  expect([error.status, error.code, error.key, error.params]).toEqual([400, 400, 'a', { field: 'x' }]);
  expect(error.refusals.map(({ key }) => key)).toEqual(['a', 'b']);
});

test('a refusal of the main API may also be a single message; a gateway’s own message is none', () => {
  const error = failureOf(409, { status: false, message: 'not-allowed-to-delete', params: { count: 2 } });
  expect([error.key, error.params]).toEqual(['not-allowed-to-delete', { count: 2 }]);
  expect(failureOf(403, { message: 'Forbidden' }).key).toBe('request_blocked');
});

test('a refusal of messaging brings its key and the fields at fault', () => {
  const body = { success: false, error: { description: 'bad', params: { min: 3 } }, errors: { title: 'too_long' } };
  const error = failureOf(422, body, messaging);
  expect([error.key, error.params, error.fields]).toEqual(['bad', { min: 3 }, { title: 'too_long' }]);
});

test('a success status with a refusal inside is a refusal', () => {
  expect(failureOf(200, { status: false, errors: [{ message: 'already_published' }] }).key).toBe('already_published');
});

test.each([
  [403, 'request_blocked'],
  [502, 'not_ready'],
  [503, 'not_ready'],
  [504, 'not_ready'],
  [418, 'frontend_errors.default_error'],
])('a gateway’s own page with status %i says %s', (status, key) => {
  expect(failureOf(status, null).key).toBe(key);
  expect(failureOf(status, 'Bad gateway').key).toBe(key);
});

test.each([
  [403, 'permission_denied', 'request_blocked'],
  [500, 'server_error_occured', 'server_error_occured'],
  [503, 'not_ready', 'not_ready'],
])('status %i without a reason is %s in messaging, and %s of an upload', (status, told, toldOfUpload) => {
  for (const body of [null, { success: false }]) expect(failureOf(status, body, messaging).key).toBe(told);
  expect(failureOf(status, null, upload).key).toBe(toldOfUpload);
});

test('our own refusal keeps its key whatever the status, and a bug brings its request id', () => {
  expect(failureOf(403, { status: false, errors: [{ message: 'permission_denied' }] }).key).toBe('permission_denied');
  const bug = { status: false, errors: [{ message: 'backend_errors.default_error', params: { request_id: 'r-1' } }] };
  expect(failureOf(500, bug).requestId).toBe('r-1');
});

test('no answer at all is offline, code 485', () => {
  const error = offlineError();
  expect([error.offline, error.status, error.code, error.key]).toEqual([
    true,
    0,
    OFFLINE_CODE,
    'no_internet_connection',
  ]);
});

test('a wrong password is no lost session', () => {
  const refused = (message: string) => failureOf(401, { status: false, errors: [{ message }] }).unauthorized;
  expect(refused('not_logged_in')).toBe(true);
  expect(refused('session_not_authorised')).toBe(true);
  expect(refused('wrong_username_or_password')).toBe(false);
});
