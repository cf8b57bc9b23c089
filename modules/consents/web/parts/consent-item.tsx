import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Moment } from '#platform/web/ui/moment-label.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { Consent } from '../../contract/shapes.ts';
import { stateOf } from '../../rules/judge-change.ts';
import { plainText } from '../data/plain-text.ts';
import classes from './consent-sidebar.module.css';

/** One consent of the list: title, when it was last touched, what it is, and how it begins. */
export function ConsentItem({ consent, to, isOpen }: { consent: Consent; to: string; isOpen: boolean }) {
  const { t } = useTranslation('consents');
  const { title, description, updated_at } = consent;
  const state = stateOf(consent);
  const begins = useMemo(() => plainText(description), [description]);
  const item = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Closing the consent gives the focus back to where it was opened.
    if (!isOpen && wasOpen.current && document.activeElement === document.body)
      item.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Link className={classes.item} ref={item} to={to} preventScrollReset aria-current={isOpen || undefined}>
      <span className={classes.line}>
        <span className={classes.title}>{title}</span>
        <span className={classes.date}>{updated_at ? <Moment at={updated_at} /> : t('list.unpublished')}</span>
      </span>
      {state !== 'published' && (
        <span className={classes.chip}>
          <StatusChip accent={state === 'draft' ? 'yellow' : 'gray'}>{t(`status.${state}`)}</StatusChip>
        </span>
      )}
      <span className={classes.begins}>{begins}</span>
    </Link>
  );
}
