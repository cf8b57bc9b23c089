import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import type { Accent } from '#platform/web/theme.ts';
import { Moment } from '#platform/web/ui/moment-label.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import { retryJob } from '../../contract/retry-job.ts';
import type { QueuedJob } from '../../contract/shapes.ts';
import classes from './job-list.module.css';

const ACCENTS: Record<QueuedJob['state'], Accent> = {
  waiting: 'gray',
  running: 'board',
  retrying: 'yellow',
  failed: 'coral',
};

/** What a job that is still to come says before its time. */
const STARTS: Partial<Record<QueuedJob['state'], 'due' | 'next'>> = { waiting: 'due', retrying: 'next' };

/** One job: its kind, how it stands, what went wrong, and the way to try again. */
export function JobRow({ job }: { job: QueuedJob }) {
  const { t } = useTranslation('jobs');
  const retry = useWrite(retryJob);
  const starts = STARTS[job.state];
  const mayRetry = job.state === 'failed' || job.state === 'retrying';
  return (
    <article className={classes.row}>
      <div className={classes.what}>
        <span className={classes.kind}>{job.kind}</span>
        <span className={classes.when}>
          {t('added')} <Moment at={job.created_at} />
          {starts && (
            <>
              {' · '}
              {t(starts)} <Moment at={job.run_at} />
            </>
          )}
          {job.tries > 0 && ` · ${t('tries', { tries: job.tries, most: job.max_tries })}`}
        </span>
        {job.error && <span className={classes.error}>{job.error}</span>}
      </div>
      <StatusChip accent={ACCENTS[job.state]}>{t(`states.${job.state}`)}</StatusChip>
      {mayRetry && (
        <Button
          variant="default"
          size="compact-sm"
          loading={retry.pending}
          onClick={() => retry.run({ params: { id: job.id } })}
        >
          {t('retry')}
          <VisuallyHidden> {job.kind}</VisuallyHidden>
        </Button>
      )}
    </article>
  );
}
