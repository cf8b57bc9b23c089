import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { FactData, FactKind } from '#platform/contract/fact.ts';

/** What a module does in the browser when a fact arrives: it changes answers that are on screen, nothing else. */
export type Reaction = {
  readonly name: string;
  readonly react: (data: unknown, client: QueryClient) => void;
};

/**
 * Describes a reaction, in a module's `web/module.tsx`. A fact may arrive twice, so a reaction sets values and
 * never counts on from them.
 */
export const reaction = <K extends FactKind>(
  kind: K,
  react: (data: FactData<K>, client: QueryClient) => void,
): Reaction => ({ name: kind.name, react: (data, client) => react(data as FactData<K>, client) });

/** The simplest reaction: the answers of these calls are read anew where they are on screen. */
export const refreshing = (kind: FactKind, ...endpoints: readonly Pick<Endpoint, 'route'>[]): Reaction => ({
  name: kind.name,
  react: (_data, client) => {
    for (const { route } of endpoints) void client.invalidateQueries({ queryKey: [route] });
  },
});

/** The name under which the server says that too much was missed; no fact has it. */
export const RELOAD = 'reload';

/** What a module reads anew besides the answers of the cache, when too much was missed to be told piece by piece. */
export const whenReloading = (react: () => void): Reaction => ({ name: RELOAD, react });
