import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallPages } from '../data/use-call-pages.ts';
import { ErrorNotice } from './error-notice.tsx';
import classes from './infinite-list.module.css';

type Props = { shown: number; total: number; pages: CallPages<unknown> };

/**
 * How much of a long list is there, and the way to all of it. It stands at the bottom of the window
 * while rows come in above it, so that nothing moves away from under the pointer.
 */
export function ListFoot({ shown, total, pages }: Props) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const [wantsAll, setWantsAll] = useState(false);
  const hasFailed = pages.isFetchNextPageError && !pages.isFetchingNextPage;
  if (wantsAll && !isAsking && !hasFailed) setWantsAll(false);
  const showAll = () => {
    setIsAsking(true);
    setWantsAll(true);
    void pages.fetchRest().finally(() => setIsAsking(false));
  };
  return (
    <div className={classes.foot} data-list-foot>
      <div className={classes.bar}>
        {hasFailed ? (
          <ErrorNotice error={pages.error} />
        ) : (
          <span className={classes.shown}>{t('list.shown', { shown, total })}</span>
        )}
        {hasFailed && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => (wantsAll ? showAll() : void pages.fetchNextPage())}
          >
            {t('error.try_again')}
          </Button>
        )}
        {pages.hasNextPage && !hasFailed && (
          <Button variant="subtle" size="compact-sm" loading={isAsking} onClick={showAll}>
            {t('list.show_all')}
          </Button>
        )}
      </div>
    </div>
  );
}
