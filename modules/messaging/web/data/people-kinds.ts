import { CONTACT_KINDS } from '../../contract/kinds.ts';

/** Kinds that people are filtered by; official groups and conversations have none of their own. */
export const PEOPLE_KINDS = CONTACT_KINDS.filter((kind) => kind !== 'official' && kind !== 'conversations');
