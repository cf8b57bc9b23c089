import type { ErrorList } from '#platform/contract/errors.ts';

export const errors = {
  host_not_known: 403,
  invitation_not_found: 404,
  invitation_role_ended: 409,
  launch_code_invalid: 401,
  launch_code_used: 401,
  launch_not_possible: 403,
  password_repeat_differs: 400,
  password_too_common: 400,
  password_too_short: 400,
  password_too_simple: 400,
  too_many_sign_ins: 429,
  username_invalid: 400,
  username_taken: 409,
  viewed_user_not_found: 404,
  wrong_username_or_password: 401,
} as const satisfies ErrorList;
