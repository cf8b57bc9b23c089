import { expect, test } from 'vitest';
import { type CallError, offlineError, refusedError } from '#platform/web/data/call-error.ts';
import type { ErrorEvent } from '#platform/web/errors/error-bus.ts';
import { type FailurePlace, placeOf } from './failure-place.ts';

type Circumstances = Partial<Omit<Extract<ErrorEvent, { kind: 'call_failed' }>, 'kind' | 'error'>>;

const failed = (error: CallError, circumstances: Circumstances = {}): ErrorEvent => ({
  kind: 'call_failed',
  error,
  origin: 'person',
  in_place: false,
  in_modal: false,
  probe: false,
  ...circumstances,
});

const rows: [string, ErrorEvent, FailurePlace][] = [
  ['an action while offline', failed(offlineError()), 'modal'],
  ['a poll while offline', failed(offlineError(), { origin: 'background' }), 'nowhere'],
  ['a screen that draws its failure', failed(offlineError(), { in_place: true }), 'nowhere'],
  ['a right that is refused', failed(refusedError(403, 'not_allowed_action')), 'modal'],
  ['a fault of the server', failed(refusedError(500, 'backend_errors.default_error')), 'modal'],
  ['any other refusal', failed(refusedError(409, 'role_exists')), 'toast'],
  ['a refusal that is grave', failed(refusedError(409, 'already-accepted'), { in_modal: true }), 'modal'],
  ['an answer that says nothing', failed(refusedError(500, 'frontend_errors.default_error')), 'toast'],
  ['a session that is over', failed(refusedError(401, 'not_logged_in')), 'unauthorized'],
  ['a poll that finds it over', failed(refusedError(401, 'not_logged_in'), { origin: 'background' }), 'unauthorized'],
  ['a list that finds it over', failed(refusedError(401, 'not_logged_in'), { in_place: true }), 'unauthorized'],
  ['asking whether there is a session', failed(refusedError(401, 'not_logged_in'), { probe: true }), 'nowhere'],
  ['a role that has ended', failed(refusedError(403, 'invalid_role'), { in_place: true }), 'no-role'],
  ['a connection that finds it over', { kind: 'session_over' }, 'unauthorized'],
  ['a part that did not come', { kind: 'chunk_failed' }, 'modal'],
];

test.each(rows)('%s', (_name, event, place) => expect(placeOf(event)).toBe(place));
