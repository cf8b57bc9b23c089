import type { ErrorList } from '#platform/contract/errors.ts';

export const errors = {
  notice_is_vital: 403,
  notice_kind_unknown: 404,
  push_service_unknown: 422,
  quiet_hours_empty: 400,
} as const satisfies ErrorList;
