import { tieBetween } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { failingAs } from '#platform/server/refusal.ts';
import { answerConsent as contract } from '../contract/answer-consent.ts';
import { usersConsentsChanged } from '../contract/facts.ts';
import type { Answer } from '../contract/shapes.ts';
import { mayAnswer } from '../rules/may-answer.ts';
import { speaksForSelf } from '../rules/speaks-for-self.ts';
import { holdQuestion, writeAnswer } from './answer-store.ts';
import { tellResponses } from './question-store.ts';
import { speakerFor } from './speaker-store.ts';

export const answerConsent = handle(
  contract,
  async ({ tx, actor, school, params, body, now, permit, refuse, announce }) => {
    const { school_id } = school;
    const { userId, consentId } = params;
    const { is_accepted = false, is_denied = false, version } = body;
    const tie = await tieBetween(tx, { from: actor.user_id, to: userId, school_id }, now);
    const speaker = speakerFor(actor, userId, tie);
    const asked = { school_id, consent_id: consentId, person_id: userId };
    const question = speaker === 'nobody' ? undefined : await holdQuestion(tx, asked);
    permit(
      mayAnswer(
        {
          speaker,
          is_active: tie?.is_active ?? false,
          is_asked: question !== undefined,
          speaks_for_self: tie !== undefined && speaksForSelf(tie, now),
          is_verified: actor.is_verified,
          eid_proved_at: actor.eid_proved_at,
          is_archived: question?.consent.is_archived ?? false,
          status: question?.status ?? 'pending',
          is_accepted,
          is_denied,
          is_text_read: version === undefined || version === question?.version,
        },
        now,
      ),
    );
    if (tie === undefined || question === undefined) return refuse('users-consent-not-found');
    const says: Answer = is_accepted ? 'accepted' : 'denied';
    await failingAs('failed-to-update-users-consent', () => writeAnswer(tx, { by: actor, question, says, now }));
    await tellResponses(announce, school_id, [consentId]);
    // The others who see the same list: the child, the other parent, one's own other tabs.
    await announce(usersConsentsChanged, { user_id: userId }, { name: `consent-family:${userId}` });
    const at = now.toISOString();
    return {
      id: question.id,
      status: says,
      accepted_at: is_accepted ? at : null,
      denied_at: is_denied ? at : null,
      created_at: question.created_at,
      updated_at: at,
      consent: question.consent,
      answered_text: null,
      answered_by: `${actor.firstname} ${actor.lastname}`,
      obstacle: null,
    };
  },
);
