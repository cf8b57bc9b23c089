import { Type } from 'typebox';
import { letterKind, noticeKind, Word } from '#platform/contract/notice.ts';

/**
 * A message came, for those who do not look; the list of conversations is where it stands, so no bell has it too. When
 * mail about it leaves is `email_notification_delay_type` (S2 section 3): at once with the words, later with a number.
 */
export const newMessageNotice = noticeKind(
  'messaging.new_message',
  Type.Object({
    /** Who wrote it, and where, unless it was to the reader alone. */
    author: Type.String(),
    text: Type.Union([Type.String(), Word]),
  }),
  { in_app: false, email: 'daily', push: true, sms: false },
);

/** How many messages wait, in a digest. */
export const unreadLine = letterKind('messaging.unread', Type.Object({ count: Type.Integer() }));
