import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

export const ResetCode = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

/** Whose password a link changes. */
export const getReset = endpoint('GET /auth/resets/:code', {
  params: Type.Object({ code: ResetCode }),
  answer: Type.Object({ username: Type.String() }),
  refuses: ['reset_link_invalid'],
});
