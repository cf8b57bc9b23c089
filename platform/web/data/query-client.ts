import { onAnswerNews } from './answer-news.ts';
import { GatheringClient } from './gathering-client.ts';
import { refreshAgain } from './refresh-again.ts';

/** A list that was read this recently is shown again without asking. */
const FRESH_MS = 10_000;

/**
 * The cache of answers. Calls are tried even when the browser believes to be offline, so that the
 * person hears about it at once; only refreshes are tried again by themselves.
 */
export const queryClient = new GatheringClient({
  defaultOptions: {
    queries: { networkMode: 'always', ...refreshAgain, staleTime: FRESH_MS, refetchOnWindowFocus: true },
  },
});

onAnswerNews((news) => {
  if (news === 'forget') queryClient.clear();
  else void queryClient.invalidateQueries();
});
