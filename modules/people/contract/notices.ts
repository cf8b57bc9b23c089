import { Type } from 'typebox';
import { noticeKind, Word } from '#platform/contract/notice.ts';

/** Somebody was given a role in a school. */
export const roleGivenNotice = noticeKind('people.role_given', Type.Object({ role: Word, school: Type.String() }), {
  in_app: true,
  email: 'now',
  push: true,
  sms: false,
});
