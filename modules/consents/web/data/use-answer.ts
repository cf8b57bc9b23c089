import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { refreshAnswers } from '#platform/web/data/answer-news.ts';
import { useMe } from '#platform/web/data/me.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { answerConsent } from '../../contract/answer-consent.ts';
import type { Answer, UserConsent } from '../../contract/shapes.ts';
import { keptAnswer } from './kept-answer.ts';

export type Asked = { readonly user_id: number; readonly school_id: number };

/** In the address of whoever comes back from elsewhere, with an eID shown there. */
const FINISH = 'finish';

const comeBackWith = (mark: string): string => {
  const search = new URLSearchParams(location.search);
  search.set(FINISH, mark);
  return `${location.pathname}?${search}`;
};

/** Gives the answer for which somebody left the page, when they are back and it can be given. */
function useFinish(about: Parameters<typeof keptAnswer.take>[1], isOpen: boolean, give: (answer: Answer) => void) {
  const [search, setSearch] = useSearchParams();
  const mark = search.get(FINISH);
  const latest = useRef({ about, give, setSearch });
  useEffect(() => {
    latest.current = { about, give, setSearch };
  });
  useEffect(() => {
    if (mark === null || !isOpen) return;
    const answer = keptAnswer.take(mark, latest.current.about);
    if (answer === null) return;
    latest.current.setSearch(
      (now) => {
        now.delete(FINISH);
        return now;
      },
      { replace: true },
    );
    latest.current.give(answer);
  }, [mark, isOpen]);
}

/**
 * Gives an answer, or the other one in its place. Where an eID has to be shown first it waits and then goes on by
 * itself, also when that leads out of the page and back.
 */
export function useAnswer({ user_id, school_id }: Asked, question: UserConsent, onDone: () => void) {
  const { t } = useTranslation('consents');
  const about = { by: useMe().id, user_id, consent_id: question.consent.id, version: question.consent.version };
  const { run, pending, error } = useWrite(answerConsent, {
    inModal: true,
    resumeAt: ({ body }) =>
      comeBackWith(keptAnswer.keep({ ...about, answer: body?.is_accepted === true ? 'accepted' : 'denied' })),
    onDone: (_answer, { body }) => {
      const given = body?.is_accepted === true ? 'consent_accepted' : 'consent_denied';
      void toast.done(t(`toasts.${question.status === 'pending' ? given : 'consent_changed'}`));
      onDone();
    },
  });
  // Given, refused or thought better of: nothing is left to be finished.
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !pending) {
      keptAnswer.drop();
      // What was refused is no longer as it stands here: answered by somebody else, archived, another's to answer.
      if (error) refreshAnswers();
    }
    wasPending.current = pending;
  }, [pending, error]);
  const give = (answer: Answer): void =>
    run({
      params: { userId: user_id, consentId: about.consent_id },
      query: { school_id },
      body: { ...(answer === 'accepted' ? { is_accepted: true } : { is_denied: true }), version: about.version },
    });
  useFinish(about, question.obstacle === null, give);
  return { pending, isRefused: error !== null, give };
}
