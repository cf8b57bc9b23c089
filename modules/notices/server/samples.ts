import type { Samples } from '#platform/testing/samples.ts';

// Shaped like what a browser gives; nothing is ever sent to it.
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/sample';
const P256DH = `B${'A'.repeat(86)}`;
const AUTH = 'A'.repeat(22);

export const samples: Samples = {
  'GET /notices': () => ({}),
  'GET /notices/unread': () => ({}),
  'POST /notices/read': () => ({ body: { id: 2_000_000_000 } }),
  'GET /notices/push-key': () => ({}),
  'POST /notices/push-subscriptions': () => ({ body: { endpoint: ENDPOINT, p256dh: P256DH, auth: AUTH } }),
  'POST /notices/push-subscriptions/remove': () => ({ body: { endpoint: ENDPOINT } }),
  'POST /notices/digest/:token/stop': () => ({ params: { token: '1.daily.nobody-signed-this' } }),
  'GET /notices/digest/:token/stop': () => ({ params: { token: '1.daily.nobody-signed-this' } }),
  'GET /user/me/notification-settings': () => ({}),
  'POST /user/me/notification-settings': () => ({
    body: { kind: 'people.role_given', channels: { in_app: true, email: 'daily', push: false, sms: true } },
  }),
  'POST /user/me/notification-settings/quiet-hours': () => ({
    body: { quiet_hours: { from: '22:00', to: '07:00' } },
  }),
  'GET /demo/outbox': () => ({}),
};
