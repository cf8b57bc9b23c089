import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsk } from '#platform/web/data/use-ask.ts';
import { listDemoAccounts } from '../../contract/list-demo-accounts.ts';
import classes from './second-step.module.css';

/**
 * Where a newcomer finds what was sent; outside of the demonstration it says nothing. Whether it does is asked as soon
 * as the form is there: a line that came after the rest would move the button away from under a press.
 */
export function useOutboxHint(): ReactNode {
  const { t } = useTranslation('account');
  const demo = useAsk(listDemoAccounts, {});
  if (!demo.data?.password) return null;
  return (
    <p className={classes.hint}>
      <a href="/demo/outbox" target="_blank" rel="noopener">
        {t('demo.outbox')}
      </a>
    </p>
  );
}

/** The same for a page of another module. */
export default function OutboxHint() {
  return useOutboxHint();
}
