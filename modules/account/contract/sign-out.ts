import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

/** Ends the session; without a session it answers the same. `redirect=false` keeps the browser where it is. */
export const signOut = endpoint('GET /auth/logout', {
  query: Type.Object({ redirect: Type.Optional(Type.Boolean()) }),
  answer: Type.Object({ signed_out: Type.Literal(true) }),
  secret: true,
});
