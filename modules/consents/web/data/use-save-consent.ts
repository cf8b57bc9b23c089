import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { refreshAnswers } from '#platform/web/data/answer-news.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { createConsent } from '../../contract/create-consent.ts';
import { saveConsent } from '../../contract/save-consent.ts';
import type { Consent, WrittenConsent } from '../../contract/shapes.ts';
import { type ConsentState, stateOf } from '../../rules/judge-change.ts';
import { firstPath } from './admin-address.ts';
import { choiceOf, isSameChoice, NO_GROUPS, targetOf } from './group-choice.ts';
import { useSchoolQuery } from './use-school-query.ts';
import type { OpenWriting } from './use-writing.ts';
import { textOf } from './writing.ts';

/** Somebody else saved it or deleted it meanwhile. */
const OVERTAKEN: ReadonlySet<string> = new Set(['consent-saved-meanwhile', 'consent-not-found']);

type Wish = { is_published?: boolean; ask_again?: boolean };

const toastOf = (before: ConsentState | null, is_published: boolean) => {
  if (is_published) return 'toasts.new_consent_published';
  return before === 'published' ? 'toasts.new_consent_saved' : 'toasts.new_consent_draft_saved';
};

/** Saves or sends what is being written, and leads to where it can be read (S3 section 4); a failure opens the modal. */
export function useSaveConsent(consent: Consent | null, { writing, restart }: OpenWriting) {
  const { t } = useTranslation('consents');
  const navigate = useNavigate();
  const query = useSchoolQuery();
  const before = consent && stateOf(consent);
  const finish = (id: number, is_published: boolean): void => {
    restart();
    void toast.done(t(toastOf(before, is_published)));
    void navigate(firstPath(is_published ? 'published' : (before ?? 'draft'), id), { replace: true });
  };
  const create = useWrite(createConsent, {
    inModal: true,
    onDone: ({ id }, { body }) => finish(id, body?.consent.is_published === true),
  });
  const save = useWrite(saveConsent, {
    inModal: true,
    onDone: ({ id }, { body }) => finish(id, body?.consent.is_published === true),
  });
  const isOvertaken = OVERTAKEN.has(save.error?.key ?? '');
  // What the other one did has to be here before it can be read or replaced.
  useEffect(() => {
    if (isOvertaken) refreshAnswers();
  }, [isOvertaken]);
  const saveExisting = (existing: Consent, written: WrittenConsent): void => {
    const saved = choiceOf(existing);
    // Whom it is for is sent when it is another: an administrator may save the text of what a headmaster sends to all.
    const target = isSameChoice(writing.choice, saved)
      ? {}
      : targetOf(writing.choice, before === 'published' ? saved : NO_GROUPS);
    save.run({ params: { id: existing.id }, query, body: { consent: written, ...target, since: existing.updated_at } });
  };
  const run = ({ is_published = false, ask_again }: Wish = {}): void => {
    const written = { ...textOf(writing), is_published, ...(ask_again !== undefined && { ask_again }) };
    if (consent) saveExisting(consent, written);
    else create.run({ query, body: { consent: written, ...targetOf(writing.choice) } });
  };
  return {
    run,
    pending: create.pending || save.pending,
  };
}
