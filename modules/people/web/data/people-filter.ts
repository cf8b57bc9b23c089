import { ATTENTIONS, type Attention } from '../../contract/find-people.ts';
import { SEARCH_MAX } from '../../contract/limits.ts';
import { ROLE_TYPE_IDS, type RoleTypeId } from '../../contract/role-types.ts';

/** Which people of the school are listed. */
export type PeopleFilter = {
  search: string;
  type_id: RoleTypeId | null;
  class_id: number | null;
  attention: Attention | null;
};

export const EVERYBODY: PeopleFilter = { search: '', type_id: null, class_id: null, attention: null };

/** Reads the filter out of an address; whatever makes no sense there filters nothing. */
export function readFilter(params: URLSearchParams): PeopleFilter {
  const class_id = params.get('class_id') ?? '';
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    type_id: ROLE_TYPE_IDS.find((id) => String(id) === params.get('type_id')) ?? null,
    attention: ATTENTIONS.find((name) => name === params.get('attention')) ?? null,
    class_id: /^[1-9]\d{0,8}$/.test(class_id) ? Number(class_id) : null,
  };
}

/** The address of the same place with another filter; parameters of others stay. */
export function withFilter(params: URLSearchParams, filter: PeopleFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filter)) {
    if (value) next.set(name, String(value));
    else next.delete(name);
  }
  return next;
}
