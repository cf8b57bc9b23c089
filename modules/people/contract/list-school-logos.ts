import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, nullable } from '#platform/contract/shapes.ts';
import { LOGO_IDS_MAX } from './limits.ts';

/** The logos of some schools, for marks beside conversations (S2 section 7); only of those in which the caller has a role. */
export const listSchoolLogos = endpoint('GET /schools/logos', {
  query: Type.Object({ ids: Type.Optional(Type.String({ maxLength: LOGO_IDS_MAX })) }),
  answer: Type.Array(Type.Object({ id: Id, name: Type.String(), logo: nullable(Type.String()) })),
});
