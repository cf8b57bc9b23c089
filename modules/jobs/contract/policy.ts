import type { Policy } from '#platform/contract/policy.ts';

const root = { who: { roles: [], root: true }, reach: 'platform' } as const;

export const policy = {
  'GET /platform/jobs': root,
  'POST /platform/jobs/:id/retry': root,
} as const satisfies Policy;
