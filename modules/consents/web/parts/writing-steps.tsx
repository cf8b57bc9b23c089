import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useWalkedHeading } from '#platform/web/ui/use-walked-heading.ts';
import type { Consent } from '../../contract/shapes.ts';
import { listPath, type Place, type Step } from '../data/admin-address.ts';
import { useSaveConsent } from '../data/use-save-consent.ts';
import { useWriting } from '../data/use-writing.ts';
import { KeptNotice } from './kept-notice.tsx';
import { SelectGroups } from './select-groups.tsx';
import { TextStep } from './text-step.tsx';
import classes from './writing.module.css';

/** A consent that has a number and is none: somebody deleted it while it was edited. */
type Props = { consent: Consent | null; id: number | null; place: Place; step: Step };

/** A sheet like a dialog: what is written, in which step, and the way out. The text lives in both steps. */
export function WritingSteps({ consent, id, place, step }: Props) {
  const { t } = useTranslation('consents');
  const { t: tUi } = useTranslation();
  const navigate = useNavigate();
  const writing = useWriting(consent, id);
  const saving = useSaveConsent(consent, writing);
  const heading = useWalkedHeading(step);
  const isPublished = consent?.is_published === true;
  const props = { consent, id, place, open: writing, saving };
  const discard = () => {
    writing.restart();
    if (writing.found === 'deleted') void navigate(listPath(place), { replace: true });
  };
  return (
    <section className={classes.sheet} aria-labelledby="consent-form">
      <header className={classes.head}>
        <div className={classes.titles}>
          <h2 className={classes.title} id="consent-form" ref={heading} tabIndex={-1}>
            {t(consent ? 'form.edit' : 'form.new')}
          </h2>
          {!isPublished && (
            <p className={classes.step}>{t(step === 'create' ? 'form.step_text' : 'form.step_groups')}</p>
          )}
        </div>
        <ActionIcon
          component={Link}
          to={listPath(place)}
          preventScrollReset
          variant="subtle"
          color="gray"
          size={32}
          aria-label={tUi('dialog.close')}
        >
          <IconX size={18} aria-hidden="true" />
        </ActionIcon>
      </header>
      <KeptNotice found={writing.found} onDiscard={discard} />
      {step === 'create' ? <TextStep {...props} /> : <SelectGroups {...props} />}
    </section>
  );
}
