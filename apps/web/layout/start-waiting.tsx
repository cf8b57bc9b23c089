import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './start-waiting.module.css';

/** The shape of the shell while it is on its way: header, menu, the beginning of a page. */
export function StartWaiting() {
  const { t } = useTranslation();
  return (
    <div className={classes.frame} role="status" aria-label={t('waiting')}>
      <div className={classes.header}>
        <Skeleton height={28} width={28} radius="md" />
        <Skeleton height={14} width={160} />
      </div>
      <div className={classes.body}>
        <Skeleton height={28} width="min(320px, 70%)" />
        <Skeleton height={14} width="min(200px, 50%)" mt={12} />
        <Skeleton height={220} mt={28} radius="lg" />
      </div>
    </div>
  );
}
