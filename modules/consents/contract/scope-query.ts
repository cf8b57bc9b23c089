import { Type } from 'typebox';
import { ROLE_TYPE_IDS } from '#platform/contract/role-types.ts';
import { SchoolQuery } from '#platform/contract/shapes.ts';
import type { Scope } from './shapes.ts';

// Nine digits stay below the largest number that the tables hold; ten may pass it.
const NUMBER_OR_NULL = '(?:null|[1-9][0-9]{0,8})';
// Each type at most once and in its order, so that a group is written in one way only.
const SORTED_TYPES = ROLE_TYPE_IDS.map((first, at) => {
  const later = ROLE_TYPE_IDS.slice(at + 1).map((id) => `(?:,${id})?`);
  return `${first}${later.join('')}`;
});
const TYPES_OR_NULL = `(?:null|${SORTED_TYPES.join('|')})`;

/** A group in an address: class_level_id|parallel_identifier_id|sorted type ids, `null` for null (S3 section 3). */
const ScopeText = Type.String({ pattern: `^${NUMBER_OR_NULL}\\|${NUMBER_OR_NULL}\\|${TYPES_OR_NULL}$`, maxLength: 80 });

export const ScopedQuery = Type.Object({ ...SchoolQuery.properties, scope: Type.Optional(ScopeText) });

const ascending = (one: number, other: number): number => one - other;

/** The way a scope is written in an address; two scopes are the same when they are written the same. */
export const writeScope = ({ class_level_id, parallel_identifier_id, type_id }: Scope): string =>
  `${class_level_id}|${parallel_identifier_id}|${type_id === null ? null : [...type_id].sort(ascending).join(',')}`;

const asNumber = (text: string | undefined): number | null =>
  text === undefined || text === 'null' ? null : Number(text);

/** Reads a scope that has the shape of `ScopeText`. */
export function readScope(text: string): Scope {
  const [level, parallel, types = 'null'] = text.split('|');
  return {
    class_level_id: asNumber(level),
    parallel_identifier_id: asNumber(parallel),
    type_id: types === 'null' ? null : (types.split(',').map(Number) as NonNullable<Scope['type_id']>),
  };
}
