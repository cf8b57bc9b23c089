import { Type } from 'typebox';
import { noticeKind } from '#platform/contract/notice.ts';

/** Messages that wait; its mail is the digest whose rhythm is `email_notification_delay_type` (S2 section 3). */
export const unreadNotice = noticeKind('messaging.unread', Type.Object({ count: Type.Integer() }), {
  in_app: false,
  email: 'daily',
  push: true,
  sms: false,
});
