import type { Announce } from '#platform/server/announce.ts';

/** For a story that calls a store by itself and is not about who hears of it. */
export const tellNobody: Announce = Object.assign(async () => {}, { soon: () => {} });
