import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Consent } from '../../contract/shapes.ts';
import { listPath, type Place, type Step } from '../data/admin-address.ts';
import { useSaveConsent } from '../data/use-save-consent.ts';
import { useWriting } from '../data/use-writing.ts';
import { KeptNotice } from './kept-notice.tsx';
import { SelectGroups } from './select-groups.tsx';
import { TextStep } from './text-step.tsx';
import classes from './writing.module.css';

type Props = { consent: Consent | null; place: Place; step: Step };

/** A sheet like a dialog: what is written, in which step, and the way out. The text lives in both steps. */
export function WritingSteps({ consent, place, step }: Props) {
  const { t } = useTranslation('consents');
  const { t: tUi } = useTranslation();
  const writing = useWriting(consent);
  const saving = useSaveConsent(consent, writing);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useLocation().key === 'default';
  // Whoever walked here goes on reading at the heading of each step; a page that was just loaded keeps its start.
  // biome-ignore lint/correctness/useExhaustiveDependencies: A new step takes the focus, other changes of the address do not.
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
  }, [step]);
  const isPublished = consent?.is_published === true;
  const props = { consent, place, open: writing, saving };
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
      <KeptNotice open={writing} />
      {step === 'create' ? <TextStep {...props} /> : <SelectGroups {...props} />}
    </section>
  );
}
