type Told = { readonly hasNextPage: boolean; readonly isError: boolean; readonly isFetchNextPageError: boolean };

type Pages = {
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<Told>;
  /** Whether a refresh is under way that does not get through. */
  isFailing: () => boolean;
};

/** How it ended: all of it is here or not, and whether a refresh came to nothing for it. */
type Outcome = { readonly isWhole: boolean; readonly lostRefresh: boolean };

/**
 * Fetches until nothing of a list is missing. A refresh that is under way, or comes in between, goes first and the wish
 * stays: neither takes the place of the other. One that does not get through is not waited for: it would be tried until
 * the server is back, and nobody would say why nothing comes.
 */
export async function fetchToEnd({ fetchNextPage, isFailing }: Pages): Promise<Outcome> {
  let lostRefresh = false;
  let told: Told;
  do {
    const cancelRefetch = isFailing();
    told = await fetchNextPage({ cancelRefetch });
    const hasRefreshFailed = told.isError && !told.isFetchNextPageError;
    if (hasRefreshFailed) told = await fetchNextPage({ cancelRefetch: true });
    lostRefresh ||= cancelRefetch || hasRefreshFailed;
  } while (told.hasNextPage && !told.isError);
  return { isWhole: !told.isError, lostRefresh };
}
