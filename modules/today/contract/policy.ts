import type { Policy } from '#platform/contract/policy.ts';

export const policy = {
  'GET /today': { who: 'signed-in', reach: 'self' },
  'GET /v2/users/me/unread': { who: 'signed-in', reach: 'self' },
} as const satisfies Policy;
