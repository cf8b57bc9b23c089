import type { ErrorList } from '#platform/contract/errors.ts';

// What files are refused with any call that takes attachments may say: see `genericErrors`.
export const errors = {} as const satisfies ErrorList;
