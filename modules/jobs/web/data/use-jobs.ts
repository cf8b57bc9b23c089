import { useCallPages } from '#platform/web/data/use-call-pages.ts';
import { listJobs } from '../../contract/list-jobs.ts';

/** The queue, page by page. */
export const useJobs = () => useCallPages(listJobs, {}, ({ has_more }) => has_more);
