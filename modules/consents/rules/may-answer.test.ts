import { describe, expect, it } from 'vitest';
import { SECURE_LOGIN_HOURS } from '../contract/limits.ts';
import { type AnswerFacts, mayAnswer, obstacleTo, type Speaker } from './may-answer.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ago = (hours: number): number => now.getTime() - hours * 3_600_000;

const good: AnswerFacts = {
  speaker: 'guardian',
  is_active: true,
  is_asked: true,
  speaks_for_self: false,
  is_verified: true,
  eid_proved_at: ago(1),
  is_archived: false,
  status: 'pending',
  is_accepted: true,
  is_denied: false,
  is_text_read: true,
};

const keyOf = (facts: Partial<AnswerFacts>): string | null => {
  const verdict = mayAnswer({ ...good, ...facts }, now);
  return verdict.allowed ? null : verdict.key;
};

// Each fault alone, in the order of DECISIONS: of two faults the earlier one is told.
const FAULTS: readonly [key: string, facts: Partial<AnswerFacts>][] = [
  ['user-not-active-in-school', { is_active: false }],
  ['users-consent-not-found', { is_asked: false }],
  ['child-old-enough', { speaks_for_self: true }],
  ['profile-not-verified', { is_verified: false }],
  ['not-secure-login', { eid_proved_at: null }],
  ['already-archived', { is_archived: true }],
  ['cant-accept-and-deny', { is_denied: true }],
  ['consent-text-changed', { is_text_read: false }],
];

describe('an answer', () => {
  it('is taken from a guardian of a minor, and from an adult', () => {
    expect(keyOf({})).toBeNull();
    expect(keyOf({ speaker: 'self', speaks_for_self: true })).toBeNull();
    expect(keyOf({ is_accepted: false, is_denied: true })).toBeNull();
  });

  it.each(FAULTS)('is refused with %s', (key, facts) => expect(keyOf(facts)).toBe(key));

  it.each(
    FAULTS.flatMap(([key, facts], first) =>
      FAULTS.slice(first + 1).map(([later, more]) => [key, later, { ...facts, ...more }] as const),
    ),
  )('tells %s before %s', (key, _later, facts) => expect(keyOf(facts)).toBe(key));

  it.each<[speaker: Speaker, facts: Partial<AnswerFacts>, key: string]>([
    ['nobody', {}, 'not-allowed-to-update-users-consents'],
    ['nobody', { is_active: false, is_asked: false }, 'not-allowed-to-update-users-consents'],
    ['guardian in another role', {}, 'only-parents'],
    ['self', {}, 'not-18'],
    ['self', { is_verified: false, eid_proved_at: null }, 'not-18'],
  ])('by %s with %j: %s', (speaker, facts, key) => expect(keyOf({ speaker, ...facts })).toBe(key));

  it.each<[facts: Partial<AnswerFacts>, key: string | null]>([
    [{ status: 'accepted' }, 'already-accepted'],
    [{ status: 'denied' }, null],
    [{ status: 'denied', is_accepted: false, is_denied: true }, 'already-denied'],
    [{ status: 'accepted', is_accepted: false, is_denied: true }, null],
    [{ is_accepted: false }, 'answer-missing'],
  ])('%j: %s', (facts, key) => expect(keyOf(facts)).toBe(key));

  it.each<[hours: number, obstacle: string | null]>([
    [SECURE_LOGIN_HOURS, null],
    [SECURE_LOGIN_HOURS + 0.001, 'not-secure-login'],
  ])('an eID shown %s hours ago: %s', (hours, obstacle) =>
    expect(obstacleTo({ ...good, eid_proved_at: ago(hours) }, now)).toBe(obstacle),
  );
});
