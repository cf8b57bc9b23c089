import { Type } from 'typebox';
import { letterKind, noticeKind, Word } from '#platform/contract/notice.ts';

/** Somebody signed in to an account from a device that it was never used from. */
export const newDeviceNotice = noticeKind(
  'account.new_device',
  Type.Object({ device: Type.Union([Type.String(), Word]) }),
  { in_app: true, email: 'now', push: true, sms: false },
  { is_vital: true },
);

/** Something about how an account is kept was changed, such as its password. */
export const securityChangedNotice = noticeKind(
  'account.security_changed',
  Type.Object({ change: Word }),
  {
    in_app: true,
    email: 'now',
    push: true,
    sms: false,
  },
  { is_vital: true },
);

/** Somebody knew the password and did not get past the second step. */
export const stepFailedNotice = noticeKind(
  'account.step_failed',
  Type.Object({}),
  {
    in_app: true,
    email: 'now',
    push: true,
    sms: false,
  },
  { is_vital: true },
);

/** A code for the second step of a sign-in. */
export const stepCodeLetter = letterKind(
  'account.step_code',
  Type.Object({ code: Type.String(), minutes: Type.Number() }),
);

/** A code that shows whether codes arrive at an address. */
export const factorCodeLetter = letterKind(
  'account.factor_code',
  Type.Object({ code: Type.String(), minutes: Type.Number() }),
);

/** A link for a new password. */
export const resetLetter = letterKind(
  'account.reset',
  Type.Object({ username: Type.String(), minutes: Type.Number() }),
);
