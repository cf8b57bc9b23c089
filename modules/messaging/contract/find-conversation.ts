import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, nullable } from '#platform/contract/shapes.ts';
import { User } from './shapes.ts';

/**
 * Whether the class of a journal has an official conversation that the caller is in (S2 section 7), and where there is
 * none, with whom one could be begun. Whoever may not open the journal is told the same as about one that does not exist
 * (HARDENING A62).
 */
export const findConversation = endpoint('GET /v2/conversations/exists', {
  query: Type.Object({ journal_id: Id, school_id: Id, study_year_id: Id }),
  answer: Type.Object({ exists: Type.Boolean(), group_id: nullable(Id), students: Type.Array(User) }),
});
