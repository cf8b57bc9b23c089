import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOwedSignOut } from '../data/use-owed-sign-out.ts';
import classes from './owed-sign-out.module.css';

/** Says that the person who left is not signed out yet, until they are. */
export function OwedSignOut({ isPaused }: { isPaused: boolean }) {
  const { t } = useTranslation('account');
  const { t: tUi } = useTranslation();
  const { state, isTrying, tryNow } = useOwedSignOut(isPaused);
  if (state === 'none') return null;
  if (state === 'paid') {
    return (
      <p className={`${classes.notice} ${classes.paid}`} role="status">
        <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
        {t('sign_out.done')}
      </p>
    );
  }
  return (
    <div className={classes.notice} role="alert">
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      <div>
        <p className={classes.text}>{t('sign_out.owed')}</p>
        <Button variant="default" size="compact-sm" mt="xs" loading={isTrying} onClick={tryNow}>
          {tUi('error.try_again')}
        </Button>
      </div>
    </div>
  );
}
