import type { Policy } from '#platform/contract/policy.ts';

const self = { who: 'signed-in', reach: 'self' } as const;
const TEACHER = 1;

export const policy = {
  'GET /today': self,
  'GET /v2/users/me/unread': self,
  'GET /user/:type/count': self,
  'POST /teacher/dashboard': { who: { roles: [TEACHER] }, reach: 'self' },
} as const satisfies Policy;
