import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { WindowVirtualizer } from 'virtua';
import classes from './infinite-list.module.css';

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<{ hasNextPage: boolean }>;
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

/** Fetches every page that is left, one after the other. */
async function fetchAll(pages: Pages): Promise<void> {
  let more = pages.hasNextPage;
  while (more) ({ hasNextPage: more } = await pages.fetchNextPage());
}

/** A long list: only the rows near the window are drawn, the next page loads as its end comes near. */
export function InfiniteList<T>({ label, rows, total, keyOf, children, pages }: Props<T>) {
  const { t } = useTranslation();
  const { ref, entry } = useIntersection({ rootMargin: '600px' });
  const isNear = entry?.isIntersecting ?? false;
  useEffect(() => {
    if (isNear && pages?.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage();
  }, [isNear, pages]);
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
          <Button variant="subtle" loading={pages.isFetchingNextPage} onClick={() => void fetchAll(pages)}>
            {total ? t('list.show_all_count', { count: total }) : t('list.show_all')}
          </Button>
        </div>
      )}
    </section>
  );
}
