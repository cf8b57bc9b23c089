import type { Me } from '#platform/web/data/me.ts';
import { policy } from '../../contract/policy.ts';

type Row = { readonly who: { readonly roles: readonly number[] } };

/** Whether the current role is among those of a call: the server's own row says it. */
const isAmong =
  ({ who }: Row) =>
  ({ current_role }: Me): boolean =>
    current_role !== null && who.roles.includes(current_role.type_id);

/** Those who read journals of others: the whole school's, or those of their class. */
export const seesSchoolJournals = isAmong(policy['GET /schools/:schoolId/journals']);
/** Those who create journals, set them up and lock them. */
export const keepsJournals = isAmong(policy['POST /schools/:schoolId/journals']);
export const keepsCreditRanges = isAmong(policy['GET /schools/:schoolId/credit-ranges']);
/** Those who work at the school. */
export const readsWhiteboard = isAmong(policy['GET /schools/:schoolId/whiteboard']);
/** Those who see who is away, in the whole school or in their class. */
export const seesAbsent = isAmong(policy['GET /schools/:schoolId/absences']);
/** Those who read a diary, their own or that of a child. */
export const readsDiaries = isAmong(policy['GET /students/:studentId/diary']);
