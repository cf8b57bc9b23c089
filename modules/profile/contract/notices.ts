import { Type } from 'typebox';
import { letterKind, noticeKind } from '#platform/contract/notice.ts';

const Code = Type.Object({ code: Type.String(), minutes: Type.Integer() });
const NewContact = Type.Object({ contact: Type.String() });

/** The copy of everything about oneself that was asked for can be fetched. */
export const copyReadyNotice = noticeKind('profile.copy_ready', Type.Object({ days: Type.Integer() }), {
  in_app: true,
  email: 'now',
  push: true,
  sms: false,
});

/** The code that checks an address; its letter also has the link. */
export const emailCode = letterKind('profile.email_code', Code);
export const phoneCode = letterKind('profile.phone_code', Code);

/** To the address that was in force until now: whoever reads it may not have asked for the change. */
export const emailChanged = letterKind('profile.email_changed', NewContact);
export const phoneChanged = letterKind('profile.phone_changed', NewContact);
export const emailRemoved = letterKind('profile.email_removed', Type.Object({}));
export const phoneRemoved = letterKind('profile.phone_removed', Type.Object({}));
