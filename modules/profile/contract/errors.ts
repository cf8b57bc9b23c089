import type { ErrorList } from '#platform/contract/errors.ts';

export const errors = {} as const satisfies ErrorList;
