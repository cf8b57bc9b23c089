type Told = { readonly hasNextPage: boolean; readonly isError: boolean };

/**
 * Fetches until nothing of a list is missing. A refresh that is under way, or comes in between, goes first and the wish
 * stays: neither takes the place of the other.
 */
export async function fetchToEnd(fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<Told>): Promise<void> {
  let told: Told;
  do told = await fetchNextPage({ cancelRefetch: false });
  while (told.hasNextPage && !told.isError);
}
