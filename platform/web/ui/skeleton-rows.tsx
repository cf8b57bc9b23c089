import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './skeleton-rows.module.css';

/** The shape of a list that is on its way: avatar, a line, a shorter line. */
export function SkeletonRows({ rows = 6, withAvatar = true }: { rows?: number; withAvatar?: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('waiting')}>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The rows are all alike and never move.
        <div key={at} className={classes.row}>
          {withAvatar && <Skeleton circle height={32} width={32} />}
          <div className={classes.lines}>
            <Skeleton height={12} width={`${34 + ((at * 17) % 28)}%`} />
            <Skeleton height={10} width={`${18 + ((at * 11) % 20)}%`} mt={8} />
          </div>
        </div>
      ))}
    </div>
  );
}
