import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NoticeBox } from '#platform/web/ui/notice-box.tsx';
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
      <NoticeBox accent="green" role="status" className={classes.notice}>
        {t('sign_out.done')}
      </NoticeBox>
    );
  }
  return (
    <NoticeBox accent="yellow" role="alert" className={classes.notice}>
      <p>{t('sign_out.owed')}</p>
      <Button variant="default" size="compact-sm" mt="xs" loading={isTrying} onClick={tryNow}>
        {tUi('error.try_again')}
      </Button>
    </NoticeBox>
  );
}
