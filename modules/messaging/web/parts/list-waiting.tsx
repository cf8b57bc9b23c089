import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './list-waiting.module.css';

/** The shape of conversations that are on their way: each is as high as what comes in its place. */
export function ListWaiting({ rows }: { rows: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('waiting')}>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The rows are all alike and never move.
        <div key={at} className={classes.row}>
          <Skeleton circle height={44} width={44} />
          <div className={classes.lines}>
            <Skeleton height={12} width={`${34 + ((at * 17) % 28)}%`} />
            <Skeleton height={12} width={`${52 + ((at * 11) % 36)}%`} />
          </div>
        </div>
      ))}
    </div>
  );
}
