import { Button } from '@mantine/core';
import type { GrowingList } from '#platform/web/data/use-call-pages.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import classes from './list-pane.module.css';

/** The way to the rest of what was found of one kind, where another kind follows below. */
export function MoreFound({ pages, label }: { pages: GrowingList; label: string }) {
  if (!pages.hasNextPage) return null;
  const hasFailed = pages.isFetchNextPageError && !pages.isFetchingNextPage;
  return (
    <div className={classes.foot}>
      {hasFailed && <ErrorNotice error={pages.error} />}
      <Button
        variant="subtle"
        size="compact-sm"
        loading={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  );
}
