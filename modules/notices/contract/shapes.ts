import { type Static, Type } from 'typebox';
import { NoticeParams } from '#platform/contract/notice.ts';
import { Id, Moment, nullable, oneOf } from '#platform/contract/shapes.ts';

const CHANNELS = ['email', 'push', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** One line under the bell; its sentences are in the words of the module that told it. */
export const Notice = Type.Object({
  id: Id,
  kind: Type.String(),
  params: NoticeParams,
  link: nullable(Type.String()),
  created_at: Moment,
  read_at: nullable(Moment),
});
export type Notice = Static<typeof Notice>;

export const UnreadCount = Type.Integer({ minimum: 0 });

/** What would have been sent. */
export const Letter = Type.Object({
  id: Id,
  channel: oneOf(CHANNELS),
  recipient: Type.String(),
  language: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  link: nullable(Type.String()),
  created_at: Moment,
});
export type Letter = Static<typeof Letter>;
