import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WindowVirtualizer } from 'virtua';
import type { CallError } from '../data/call-error.ts';
import { ErrorNotice } from './error-notice.tsx';
import classes from './infinite-list.module.css';

type Pages = {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: CallError | null;
  fetchNextPage: () => Promise<unknown>;
};

type Props<T> = {
  /** What the list is, for screen readers. */
  label: string;
  rows: readonly T[];
  /** How many there are in all, when the server tells. */
  total?: number;
  keyOf: (row: T) => string | number;
  children: (row: T) => ReactElement;
  /** The answer of `useCallPages`; a list that is already whole leaves it out. */
  pages?: Pages;
};

/** A page that failed is asked for again by the person only; by itself the list would ask without end. */
const mayGoOn = ({ hasNextPage, isFetching, isFetchNextPageError }: Pages): boolean =>
  hasNextPage && !isFetching && !isFetchNextPageError;

/** A long list: only the rows near the window are drawn, the next page loads as its end comes near. */
export function InfiniteList<T>({ label, rows, total, keyOf, children, pages }: Props<T>) {
  const { t } = useTranslation();
  const { ref, entry } = useIntersection({ rootMargin: '600px' });
  const isNear = entry?.isIntersecting ?? false;
  const [wantsAll, setWantsAll] = useState(false);
  const hasFailed = pages?.isFetchNextPageError === true && !pages.isFetchingNextPage;
  useEffect(() => {
    if (pages && (isNear || wantsAll) && mayGoOn(pages)) void pages.fetchNextPage();
    // The wish is about this list: the next one, under another filter, begins with its first page.
    if (!pages?.hasNextPage) setWantsAll(false);
  }, [isNear, wantsAll, pages]);
  const more = (): void => {
    if (hasFailed) void pages.fetchNextPage();
    else setWantsAll(true);
  };
  return (
    <section className={classes.list} aria-label={label}>
      <WindowVirtualizer as="ul" item="li">
        {rows.map((row) => (
          <div key={keyOf(row)} className={classes.item}>
            {children(row)}
          </div>
        ))}
      </WindowVirtualizer>
      {pages?.hasNextPage && (
        <div className={classes.more} ref={ref}>
          <ErrorNotice error={hasFailed ? pages.error : null} />
          <Button variant="subtle" loading={pages.isFetchingNextPage} onClick={more}>
            {hasFailed && t('error.try_again')}
            {!hasFailed && (total ? t('list.show_all_count', { count: total }) : t('list.show_all'))}
          </Button>
        </div>
      )}
    </section>
  );
}
