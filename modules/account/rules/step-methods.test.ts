import { expect, test } from 'vitest';
import { type KnownFactor, stepMethods } from './step-methods.ts';

const known = (factor: KnownFactor['factor'], last_used_at: string | null, is_reachable = true): KnownFactor => ({
  factor,
  last_used_at,
  is_reachable,
});

const app = known('app', '2026-11-01T08:00:00Z');

test.each<[string, KnownFactor[], number, string[]]>([
  ['nothing is on', [], 0, []],
  [
    'the one that was used last comes first',
    [app, known('sms', '2026-11-02T08:00:00Z')],
    10,
    ['sms', 'app', 'recovery_code'],
  ],
  ['one that was never used comes after', [known('email', null), app], 1, ['app', 'email', 'recovery_code']],
  ['one without an address does not work', [known('email', '2026-11-03T08:00:00Z', false), app], 0, ['app']],
  ['recovery codes remain when nothing else works', [known('sms', null, false)], 3, ['recovery_code']],
])('%s', (_name, factors, codes, methods) => expect(stepMethods(factors, codes)).toEqual(methods));
