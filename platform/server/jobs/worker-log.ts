import { Logger } from 'graphile-worker';
import type { Log } from '../log.ts';

type Details = { failure?: boolean; error?: unknown; job?: { id: string | number; task_identifier: string } };

/** The queue's own words, in our log. A try that failed comes again, so it is a warning; the page of jobs has the rest. */
export const workerLog = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    const { failure, error, job } = (meta ?? {}) as Details;
    if (failure) log.warn({ err: error, job: job?.task_identifier, job_id: job?.id }, 'job failed');
    else if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
