import { useCallPages } from '#platform/web/data/use-call-pages.ts';
import { listJobs } from '../../contract/list-jobs.ts';

const WATCH_MS = 3_000;

/** The queue, page by page; as long as something is on its way in it, one sees it move. */
export const useJobs = () =>
  useCallPages(listJobs, {}, ({ has_more }) => has_more, {
    refreshEveryMs: ([first]) => ((first?.total ?? 0) > (first?.counts.failed ?? 0) ? WATCH_MS : false),
  });
