/** A story of what happens rarely, such as two at once, a lost connection or a second thought; the full form tells it. */
export const RARE = { tag: '@rare' } as const;
