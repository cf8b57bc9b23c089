import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, nullable } from '#platform/contract/shapes.ts';

/** Chooses the viewed child or the current role; without either it answers the present choice. */
export const setUser = endpoint('GET /set-user', {
  query: Type.Object({
    redirect: Type.Optional(Type.Boolean()),
    viewed_user_id: Type.Optional(Id),
    role_id: Type.Optional(Id),
  }),
  answer: Type.Object({
    role_id: nullable(Id),
    school_id: nullable(Id),
    viewed_user_id: nullable(Id),
  }),
  refuses: ['viewed_user_not_found'],
  secret: true,
});
