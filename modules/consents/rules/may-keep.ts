import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import type { Consent } from '../contract/shapes.ts';
import { stateOf } from './judge-change.ts';

const { admin, headmaster, formmaster } = ROLE_TYPES;

/** Those who write and send consents; form masters only read them. */
export const keepsConsents = (type_id: number): boolean => type_id === admin || type_id === headmaster;

/** Whether a role sends to such groups: "All groups" is the headmaster's alone (S3 section 6). */
export const mayTarget = (target_type: Consent['target_type'], type_id: number): boolean =>
  type_id === headmaster || (target_type === 'custom' && keepsConsents(type_id));

type Dates = Pick<Consent, 'published_at' | 'archived_at'>;

/** What a role may do with a consent as it is; the screens show nothing else. Whether it was answered, deleting finds out. */
export function rightsOn(consent: Dates, type_id: number): Consent['may'] {
  const state = stateOf(consent);
  const keeps = keepsConsents(type_id);
  return {
    edit: keeps && state !== 'archived',
    publish: keeps && state === 'draft',
    archive: keeps && state === 'published',
    delete: keeps,
    remind: state === 'published' && (keeps || type_id === formmaster),
  };
}
