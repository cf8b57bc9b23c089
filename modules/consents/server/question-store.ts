import { portraitsOf, type Tie } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Announce } from '#platform/server/announce.ts';
import type { Transaction } from '#platform/server/db.ts';
import { responsesChanged } from '../contract/facts.ts';
import type { UserConsent } from '../contract/shapes.ts';
import { obstacleTo, type Speaker } from '../rules/may-answer.ts';
import { speaksForSelf } from '../rules/speaks-for-self.ts';
import type { UsersConsentRow } from './users-consent-store.ts';

type Described = {
  readonly actor: Actor;
  readonly speaker: Speaker;
  readonly tie: Tie;
  readonly questions: readonly UsersConsentRow[];
};

/** Questions as somebody reads them who speaks for the person: who answered, and what keeps the reader from answering. */
export async function describeQuestions(
  tx: Transaction,
  { actor, speaker, tie, questions }: Described,
  now: Date,
): Promise<UserConsent[]> {
  const by = [...new Set(questions.flatMap(({ answered_by }) => answered_by ?? []))];
  const people = await portraitsOf(tx, actor.role?.school_id ?? 0, by, now);
  const names = new Map(people.map(({ person_id, firstname, lastname }) => [person_id, `${firstname} ${lastname}`]));
  const { is_verified, eid_proved_at } = actor;
  const speaks_for_self = speaksForSelf(tie, now);
  return questions.map(({ answered_by, ...question }) => ({
    ...question,
    answered_by: answered_by === null ? null : (names.get(answered_by) ?? ''),
    obstacle: obstacleTo(
      { speaker, speaks_for_self, is_verified, eid_proved_at, is_archived: question.consent.is_archived },
      now,
    ),
  }));
}

/** Tells those who watch the answers that some consents have news. */
export async function tellResponses(
  announce: Announce,
  school_id: number,
  consent_ids: readonly number[],
): Promise<void> {
  for (const consent_id of consent_ids)
    await announce(responsesChanged, { school_id, consent_id }, { name: `consent-readers:${school_id}` });
}
