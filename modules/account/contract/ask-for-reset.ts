import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { USERNAME_MAX } from './limits.ts';

/**
 * Sends a link for a new password to the address of an account. The answer is the same, and takes as long, for a name
 * that nobody has: everything that differs is left to a job.
 */
export const askForReset = endpoint('POST /auth/resets', {
  body: Type.Object({ username: Type.String({ minLength: 1, maxLength: USERNAME_MAX }) }),
  answer: Type.Object({ asked: Type.Literal(true) }),
});
