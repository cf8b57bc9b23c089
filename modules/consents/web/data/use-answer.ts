import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { answerConsent } from '../../contract/answer-consent.ts';
import type { Answer, UserConsent } from '../../contract/shapes.ts';

export type Asked = { readonly user_id: number; readonly school_id: number };

/** Gives an answer, or the other one in its place; it waits by itself where an eID has to be shown first. */
export function useAnswer({ user_id, school_id }: Asked, { consent, status }: UserConsent, onDone: () => void) {
  const { t } = useTranslation('consents');
  const { run, pending } = useWrite(answerConsent, {
    inModal: true,
    onDone: (_answer, { body }) => {
      const given = body?.is_accepted === true ? 'consent_accepted' : 'consent_denied';
      void toast.done(t(`toasts.${status === 'pending' ? given : 'consent_changed'}`));
      onDone();
    },
  });
  return {
    pending,
    give: (answer: Answer): void =>
      run({
        params: { userId: user_id, consentId: consent.id },
        query: { school_id },
        body: answer === 'accepted' ? { is_accepted: true } : { is_denied: true },
      }),
  };
}
