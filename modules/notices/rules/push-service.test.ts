import { expect, test } from 'vitest';
import { isPushService } from './push-service.ts';

const hosts = ['fcm.googleapis.com', '*.push.services.mozilla.com', 'localhost:4650'];

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://FCM.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://localhost:4650/push/1', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evil.example/fcm.googleapis.com/', false],
  ['https://push.services.mozilla.com/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com@evil.example/x', false],
  ['https://fcm.googleapis.com\\@evil.example/', false],
  ['https://169.254.169.254/latest', false],
  ['file:///etc/passwd', false],
  ['', false],
])('%s: %s', (endpoint, isOne) => expect(isPushService(endpoint, hosts)).toBe(isOne));
