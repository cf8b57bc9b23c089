import type { Reaction } from '#platform/web/realtime/reaction.ts';

export const reactions: readonly Reaction[] = [];
