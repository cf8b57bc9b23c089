/** Jobs on one page of the queue. */
export const JOBS_PER_PAGE = 50;
