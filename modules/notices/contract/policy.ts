import type { Policy } from '#platform/contract/policy.ts';

const self = { who: 'signed-in', reach: 'self' } as const;
/** Where somebody's notices go is for the person to say: a device that another site named would get them for good. */
const myself = { ...self, step_up: true } as const;

export const policy = {
  'GET /notices': self,
  'GET /notices/unread': self,
  'POST /notices/read': self,
  'GET /notices/push-key': self,
  'POST /notices/push-subscriptions': myself,
  'POST /notices/push-subscriptions/remove': myself,
  'GET /user/me/notification-settings': myself,
  'POST /user/me/notification-settings': myself,
  'POST /user/me/notification-settings/quiet-hours': myself,
  // The link in the letter is the right to it, and mail programs have no session.
  'POST /notices/digest/:token/stop': { who: 'anyone', reach: 'self' },
  'GET /notices/digest/:token/stop': { who: 'anyone', reach: 'self' },
  // A newcomer looks at the demonstration before signing in; the handler shows nothing of any other database.
  'GET /demo/outbox': { who: 'anyone', reach: 'self' },
} as const satisfies Policy;
