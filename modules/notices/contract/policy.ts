import type { Policy } from '#platform/contract/policy.ts';

const self = { who: 'signed-in', reach: 'self' } as const;

export const policy = {
  'GET /notices': self,
  'GET /notices/unread': self,
  'POST /notices/read': self,
  'GET /notices/push-key': self,
  'POST /notices/push-subscriptions': self,
  'POST /notices/push-subscriptions/remove': self,
  'GET /user/me/notification-settings': self,
  'POST /user/me/notification-settings': self,
  'POST /user/me/notification-settings/quiet-hours': self,
  // The link in the letter is the right to it, and mail programs have no session.
  'POST /notices/digest/:token/stop': { who: 'anyone', reach: 'self' },
  'GET /notices/digest/:token/stop': { who: 'anyone', reach: 'self' },
  // A newcomer looks at the demonstration before signing in; the handler shows nothing of any other database.
  'GET /demo/outbox': { who: 'anyone', reach: 'self' },
} as const satisfies Policy;
