import type { ErrorList } from '#platform/contract/errors.ts';

export const errors = { push_service_unknown: 422 } as const satisfies ErrorList;
