import { Button } from '@mantine/core';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isBlank } from '#platform/contract/text.ts';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { FaultNotice } from '#platform/web/ui/fault-notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Consent } from '../../contract/shapes.ts';
import { formPath, type Place } from '../data/admin-address.ts';
import { isNobody } from '../data/group-choice.ts';
import { plainText } from '../data/plain-text.ts';
import type { useSaveConsent } from '../data/use-save-consent.ts';
import type { OpenWriting } from '../data/use-writing.ts';
import { areBothMissing, faultsIn, isSameText } from '../data/writing.ts';
import { AskAgainDialog } from './ask-again-dialog.tsx';
import { DescriptionField } from './description-field.tsx';
import { TitleField } from './title-field.tsx';
import classes from './writing.module.css';

/** What both steps are given. */
export type StepProps = {
  consent: Consent | null;
  /** The number in the address; the consent may be gone. */
  id: number | null;
  place: Place;
  open: OpenWriting;
  saving: ReturnType<typeof useSaveConsent>;
};

/** The first step: title and description. */
export function TextStep({ consent, id, place, open, saving }: StepProps) {
  const { t } = useTranslation('consents');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [wasTried, setWasTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { writing, saved, change, beginning } = open;
  const faults = faultsIn(writing, (html) => isBlank(plainText(html)));
  const isPublished = consent?.is_published === true;
  const goOn = () => void navigate(formPath(place, 'select-groups', id));
  const trying = (then: () => void) => (event: SyntheticEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (!faults.title && !faults.description) return then();
    // The fields learn of their faults first.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const save = trying(() => {
    if (isNobody(writing.choice)) {
      void toast.failed(sentenceOf('group_required'));
      goOn();
    } else if (isPublished && !isSameText(writing, saved)) setIsAsking(true);
    else saving.run();
  });
  const said = (fault: typeof faults.title) => (wasTried && fault ? sentenceOf(fault.key, fault.params) : undefined);
  return (
    <form ref={form} noValidate className={classes.form} onSubmit={isPublished ? save : trying(goOn)}>
      <div className={classes.fields}>
        <TitleField value={writing.title} fault={said(faults.title)} onChange={(title) => change({ title })} />
        <DescriptionField
          key={beginning}
          value={writing.description}
          fault={said(faults.description)}
          onChange={(description) => change({ description })}
        />
        {wasTried && areBothMissing(faults) && <FaultNotice>{t('form.both_missing')}</FaultNotice>}
      </div>
      <footer className={classes.foot}>
        <div className={classes.actions}>
          {isPublished ? (
            <Button type="submit" loading={saving.pending}>
              {t('form.save')}
            </Button>
          ) : (
            <>
              <Button variant="default" onClick={save} loading={saving.pending}>
                {t(consent ? 'form.save' : 'form.save_draft')}
              </Button>
              <Button type="submit">{t('form.next')}</Button>
            </>
          )}
        </div>
      </footer>
      <AskAgainDialog opened={isAsking} onClose={() => setIsAsking(false)} saving={saving} />
    </form>
  );
}
