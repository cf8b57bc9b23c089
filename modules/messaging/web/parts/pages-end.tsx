import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { GrowingList } from '#platform/web/data/use-call-pages.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import classes from './pages-end.module.css';

type Props = {
  /** What is looked for to know that the end is near. */
  end: RefObject<HTMLDivElement | null>;
  pages: GrowingList;
};

/** Stands below a list that grows by itself; a page that failed is asked for again from here. */
export function PagesEnd({ end, pages }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <div ref={end} className={classes.end} />
      {pages.isFetchNextPageError && !pages.isFetchingNextPage && (
        <div className={classes.failed}>
          <ErrorNotice error={pages.error} />
          <Button variant="subtle" size="compact-sm" onClick={() => void pages.fetchNextPage()}>
            {t('error.try_again')}
          </Button>
        </div>
      )}
    </>
  );
}
