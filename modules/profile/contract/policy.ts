import type { Policy } from '#platform/contract/policy.ts';

export const policy = {} as const satisfies Policy;
