import { useIntersection } from '@mantine/hooks';
import { type ReactElement, useEffect } from 'react';
import { WindowVirtualizer } from 'virtua';
import { type CallPages, mayGoOn } from '../data/use-call-pages.ts';
import classes from './infinite-list.module.css';
import { ListFoot } from './list-foot.tsx';

type Props<T> = {
  /** What the list is, for screen readers. */
  label: string;
  rows: readonly T[];
  /** How many there are in all. */
  total: number;
  keyOf: (row: T) => string | number;
  children: (row: T) => ReactElement;
  pages: CallPages<unknown>;
};

/** A long list: only the rows near the window are drawn, more of them load as its end comes near. */
export function InfiniteList<T>({ label, rows, total, keyOf, children, pages }: Props<T>) {
  const { ref, entry } = useIntersection({ rootMargin: '600px' });
  // Each length has an end of its own: what the last one saw says nothing about where the list ends now.
  const end = String(rows.length);
  const isNear = entry?.isIntersecting === true && entry.target.getAttribute('data-end') === end;
  useEffect(() => {
    if (isNear && mayGoOn(pages)) void pages.fetchNextPage();
  }, [isNear, pages]);
  const isLong = pages.hasNextPage || (pages.data?.pages.length ?? 0) > 1;
  return (
    <section className={classes.list} aria-label={label} aria-busy={pages.isPlaceholderData}>
      <WindowVirtualizer as="ul" item="li">
        {rows.map((row) => (
          <div key={keyOf(row)} className={classes.item}>
            {children(row)}
          </div>
        ))}
      </WindowVirtualizer>
      <div key={end} ref={ref} className={classes.end} data-end={end} />
      {isLong && <ListFoot shown={rows.length} total={total} pages={pages} />}
    </section>
  );
}
