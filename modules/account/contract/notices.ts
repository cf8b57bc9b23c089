import { Type } from 'typebox';
import { noticeKind, Word } from '#platform/contract/notice.ts';

/** Somebody signed in to an account from a device that it was never used from. */
export const newDeviceNotice = noticeKind(
  'account.new_device',
  Type.Object({ device: Type.Union([Type.String(), Word]) }),
  { in_app: true, email: 'now', push: true, sms: false },
);
