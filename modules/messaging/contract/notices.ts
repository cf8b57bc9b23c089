import { Type } from 'typebox';
import { noticeKind, Word } from '#platform/contract/notice.ts';

/** Messages that wait; its mail is the digest whose rhythm is `email_notification_delay_type` (S2 section 3). */
export const unreadNotice = noticeKind('messaging.unread', Type.Object({ count: Type.Integer() }), {
  in_app: false,
  email: 'daily',
  push: false,
  sms: false,
});

/** A message came, for those who do not look; the list of conversations is where it stands, so no bell has it too. */
export const newMessageNotice = noticeKind(
  'messaging.new_message',
  Type.Object({
    /** Who wrote it, and where, unless it was to the reader alone. */
    author: Type.String(),
    text: Type.Union([Type.String(), Word]),
  }),
  { in_app: false, email: 'off', push: true, sms: false },
);
