import type { FastifyRequest } from 'fastify';
import { mintSchoolScope, type SchoolScope } from './actor.ts';
import type { Handler } from './handle.ts';
import { Refusal } from './refusal.ts';

type Named = Readonly<Record<string, unknown>>;

/** A school's number in the path or the query must be the caller's own school; any other answers like one that does not exist. */
export function schoolOf(place: 'path' | 'query' | null, request: FastifyRequest): SchoolScope | null {
  const { actor, params, query } = request;
  if (place === null || actor?.role == null) return null;
  const asked = place === 'path' ? (params as Named).schoolId : (query as Named).school_id;
  if (asked !== actor.role.school_id) {
    const refusal = new Refusal(place === 'path' ? 'school_not_found' : 'school-id-not-found');
    if (asked !== undefined)
      refusal.security = { event: 'other_school', details: { user_id: actor.user_id, school_id: Number(asked) } };
    throw refusal;
  }
  return mintSchoolScope(actor, actor.role.school_id);
}

/** Where a call names the school that it is about. Handlers with transactions of their own ask for themselves. */
export function placeOfSchool({ endpoint, transaction }: Handler): 'path' | 'query' | null {
  if ('schoolId' in endpoint.params.properties) return 'path';
  return 'school_id' in endpoint.query.properties && transaction !== 'own' ? 'query' : null;
}
