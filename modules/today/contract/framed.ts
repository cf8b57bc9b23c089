/** The pages that a host may show in a frame. */
export const framed = ['/'] as const;
