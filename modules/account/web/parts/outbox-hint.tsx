import { useTranslation } from 'react-i18next';
import { useAsk } from '#platform/web/data/use-ask.ts';
import { listDemoAccounts } from '../../contract/list-demo-accounts.ts';
import classes from './second-step.module.css';

/** Where a newcomer finds what was sent; outside of the demonstration it says nothing. */
export default function OutboxHint() {
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
