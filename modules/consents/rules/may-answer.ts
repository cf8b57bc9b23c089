import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import { SECURE_LOGIN_HOURS } from '../contract/limits.ts';
import type { ANSWER_OBSTACLES, Answer } from '../contract/shapes.ts';

/** Who answers, seen from the person who is asked. */
export type Speaker = 'self' | 'guardian' | 'guardian in another role' | 'nobody';

/** Everything that decides whether an answer counts. */
export type AnswerFacts = {
  readonly speaker: Speaker;
  /** The person who is asked has a role in the school. */
  readonly is_active: boolean;
  /** They are asked, and still in a group that is. */
  readonly is_asked: boolean;
  readonly speaks_for_self: boolean;
  readonly is_verified: boolean;
  /** When the speaker last showed an eID in this session. */
  readonly eid_proved_at: number | null;
  readonly is_archived: boolean;
  readonly status: 'pending' | Answer;
  readonly is_accepted: boolean;
  readonly is_denied: boolean;
  /** The words that were read are those of now. */
  readonly is_text_read: boolean;
};

type Obstacle = (typeof ANSWER_OBSTACLES)[number];

type AnswerKey =
  | Obstacle
  | 'not-allowed-to-update-users-consents'
  | 'only-parents'
  | 'user-not-active-in-school'
  | 'users-consent-not-found'
  | 'cant-accept-and-deny'
  | 'answer-missing'
  | 'already-accepted'
  | 'already-denied'
  | 'consent-text-changed';

const isSecure = (eid_proved_at: number | null, now: Date): boolean =>
  eid_proved_at !== null && now.getTime() - eid_proved_at <= SECURE_LOGIN_HOURS * 3_600_000;

type Circumstances = Pick<AnswerFacts, 'speaker' | 'speaks_for_self' | 'is_verified' | 'eid_proved_at' | 'is_archived'>;

/** What keeps somebody who speaks for the person from answering now, in the order of DECISIONS; null where nothing does. */
export function obstacleTo(facts: Circumstances, now: Date): Obstacle | null {
  if (facts.speaker !== 'self' && facts.speaks_for_self) return 'child-old-enough';
  if (facts.speaker === 'self' && !facts.speaks_for_self) return 'not-18';
  if (!facts.is_verified) return 'profile-not-verified';
  if (!isSecure(facts.eid_proved_at, now)) return 'not-secure-login';
  return facts.is_archived ? 'already-archived' : null;
}

/**
 * May this answer be given? The order is that of DECISIONS ("Consents"); only whoever has nothing to do with the
 * person hears the same whatever the person is asked, because otherwise they could find it out.
 */
export function mayAnswer(facts: AnswerFacts, now: Date): Verdict<AnswerKey> {
  if (facts.speaker === 'nobody') return refuse('not-allowed-to-update-users-consents');
  if (!facts.is_active) return refuse('user-not-active-in-school');
  if (!facts.is_asked) return refuse('users-consent-not-found');
  if (facts.speaker === 'guardian in another role') return refuse('only-parents');
  const obstacle = obstacleTo(facts, now);
  if (obstacle !== null) return refuse(obstacle);
  if (facts.is_accepted && facts.is_denied) return refuse('cant-accept-and-deny');
  if (!facts.is_accepted && !facts.is_denied) return refuse('answer-missing');
  if (facts.is_accepted && facts.status === 'accepted') return refuse('already-accepted');
  if (facts.is_denied && facts.status === 'denied') return refuse('already-denied');
  if (!facts.is_text_read) return refuse('consent-text-changed');
  return allow;
}
