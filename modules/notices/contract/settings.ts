import { type Static, Type } from 'typebox';
import { Channels } from '#platform/contract/notice.ts';
import { nullable } from '#platform/contract/shapes.ts';

/** A minute of the day as a clock shows it. */
const ClockTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** From when until when nothing makes a sound, by the clock of the person's school; it may go over midnight. */
export const QuietHours = Type.Object({ from: ClockTime, to: ClockTime });
export type QuietHours = Static<typeof QuietHours>;

/** By which ways somebody hears of one kind of notices. */
export const KindSetting = Type.Object({
  kind: Type.String({ maxLength: 100 }),
  channels: Channels,
  /** It is about the safety of the account, so the bell and the letter stay. */
  is_vital: Type.Boolean(),
});
export type KindSetting = Static<typeof KindSetting>;

/** Everything that a person chooses about notices, and what they can be reached by. */
export const NoticeSettings = Type.Object({
  kinds: Type.Array(KindSetting),
  quiet_hours: nullable(QuietHours),
  time_zone: Type.String(),
  has_email: Type.Boolean(),
  has_phone: Type.Boolean(),
});
export type NoticeSettings = Static<typeof NoticeSettings>;
