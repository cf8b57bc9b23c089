import { Type } from 'typebox';
import { job } from '#platform/contract/job.ts';

/** Sends a link for a new password, if anybody has the name. */
export const sendReset = job('account.send_reset', Type.Object({ username: Type.String() }));
