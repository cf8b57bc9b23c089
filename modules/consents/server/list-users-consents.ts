import { tieBetween } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { listUsersConsents as contract } from '../contract/list-users-consents.ts';
import { describeQuestions, tellResponses } from './question-store.ts';
import { speakerFor } from './speaker-store.ts';
import { markSeen, usersConsents } from './users-consent-store.ts';

export const listUsersConsents = handle(contract, async ({ tx, actor, school, params, now, refuse, announce }) => {
  const { school_id } = school;
  const tie = await tieBetween(tx, { from: actor.user_id, to: params.userId, school_id }, now);
  const speaker = speakerFor(actor, params.userId, tie);
  if (tie === undefined || (speaker === 'nobody' && tie.guardianship === 'none'))
    return refuse('not-allowed-to-access-user-data');
  if (speaker === 'nobody' || speaker === 'guardian in another role') refuse('not-allowed-to-access-users-consents');
  const questions = await usersConsents(tx, school_id, params.userId);
  const described = await describeQuestions(tx, { actor, speaker, tie, questions }, now);
  // Seen is what was seen by somebody who could answer it: a child who looks has not told the parents.
  const answerable = described.filter(({ obstacle }) => obstacle !== 'child-old-enough' && obstacle !== 'not-18');
  const seen = await markSeen(
    tx,
    params.userId,
    answerable.map(({ id }) => id),
    now,
  );
  await tellResponses(announce, school_id, seen);
  return described;
});
