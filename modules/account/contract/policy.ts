import type { Policy } from '#platform/contract/policy.ts';

const anyone = { who: 'anyone', reach: 'self' } as const;
const self = { who: 'signed-in', reach: 'self' } as const;

export const policy = {
  'POST /auth/login': anyone,
  'GET /auth/logout': anyone,
  'GET /auth/demo-accounts': anyone,
  'GET /auth/invitations/:code': anyone,
  'POST /auth/invitations/:code': anyone,
  'POST /launch-codes': anyone,
  'POST /auth/launch': anyone,
  'POST /auth/bearer': self,
  'GET /user/me/status': self,
  'POST /user/me/status': self,
  'GET /set-user': self,
  'POST /socket-ticket': self,
} as const satisfies Policy;
