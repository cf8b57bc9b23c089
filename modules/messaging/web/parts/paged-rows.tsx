import { Button } from '@mantine/core';
import { type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtualizer } from 'virtua';
import type { GrowingList } from '#platform/web/data/use-call-pages.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { SCROLL_TRIGGER_PX } from '../../contract/limits.ts';
import { useNearEnd } from '../data/use-near-end.ts';
import classes from './paged-rows.module.css';

type Props<T> = {
  /** What the list is, for screen readers. */
  label: string;
  rows: readonly T[];
  keyOf: (row: T) => string | number;
  children: (row: T) => ReactElement;
  pages: GrowingList;
  className?: string | undefined;
};

/** A list that scrolls by itself, in a dialog or a pane: only rows in view are drawn, more load near its end. */
export function PagedRows<T>({ label, rows, keyOf, children, pages, className = '' }: Props<T>) {
  const { t } = useTranslation();
  const scroll = useRef<HTMLElement>(null);
  const end = useNearEnd(scroll, SCROLL_TRIGGER_PX, rows.length, pages);
  const hasFailed = pages.isFetchNextPageError && !pages.isFetchingNextPage;
  return (
    <section
      className={`${classes.scroll} ${className}`}
      ref={scroll}
      aria-label={label}
      aria-busy={pages.isPlaceholderData}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be reached by the keyboard.
      tabIndex={0}
    >
      <Virtualizer as="ul" item="li" scrollRef={scroll}>
        {rows.map((row) => (
          <div key={keyOf(row)} className={classes.item}>
            {children(row)}
          </div>
        ))}
      </Virtualizer>
      <div ref={end} className={classes.end} />
      {hasFailed && (
        <div className={classes.failed}>
          <ErrorNotice error={pages.error} />
          <Button variant="subtle" size="compact-sm" onClick={() => void pages.fetchNextPage()}>
            {t('error.try_again')}
          </Button>
        </div>
      )}
    </section>
  );
}
