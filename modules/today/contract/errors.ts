import type { ErrorList } from '#platform/contract/errors.ts';

export const errors = { teacher_dashboard_disabled: 403 } as const satisfies ErrorList;
