import { type Static, Type } from 'typebox';
import { MAIL_RHYTHMS } from '#platform/contract/notice.ts';
import { oneOf } from '#platform/contract/shapes.ts';

/** How somebody likes to write (S2 section 3); when mail about unread messages leaves is one of the choices of notices. */
export const Settings = Type.Object({
  email_notification_delay_type: oneOf(MAIL_RHYTHMS),
  enter_sends_message: Type.Boolean(),
  show_empty_convo: Type.Boolean(),
});
export type Settings = Static<typeof Settings>;
