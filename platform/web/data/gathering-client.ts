import { type InvalidateQueryFilters, matchQuery, QueryClient } from '@tanstack/react-query';

/** The fact of one's own write comes right behind its answer, and other people's facts come in bursts. */
export const GATHER_MS = 100;

/**
 * A cache whose answers are read anew once, however often they were marked within a moment. What is marked is old at
 * once: a screen that opens meanwhile asks for itself.
 */
export class GatheringClient extends QueryClient {
  #gathered: InvalidateQueryFilters[] = [];

  override async invalidateQueries(filters: InvalidateQueryFilters = {}): Promise<void> {
    await super.invalidateQueries({ ...filters, refetchType: 'none' });
    this.#gathered.push(filters);
    if (this.#gathered.length > 1) return;
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    const gathered = this.#gathered.splice(0);
    // Marked again, because an answer that was on its way all the time has taken the mark away.
    await super.invalidateQueries({ predicate: (query) => gathered.some((one) => matchQuery(one, query)) });
  }
}
