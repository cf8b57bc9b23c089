/** A story that only the full form tells, such as of two at once, a second thought, or a page that few open (decision 032). */
export const RARE = { tag: '@rare' } as const;
