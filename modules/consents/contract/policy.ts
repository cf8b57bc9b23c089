import type { Policy } from '#platform/contract/policy.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';

const { admin, headmaster, formmaster } = ROLE_TYPES;
const feature = 'consent_management';

/** Leaders keep consents, form masters read those of their class (DECISIONS, "who manages consents"). */
const readers = {
  who: { roles: [admin, headmaster, formmaster] },
  reach: 'school',
  feature,
  says: { other_role: 'only-admins-formmasters' },
} as const;
const keepers = {
  ...readers,
  who: { roles: [admin, headmaster] },
  says: { other_role: 'only-admins-formmasters', by_role: { [formmaster]: 'only-admins' } },
} as const;

const self = { who: 'any-role', reach: 'self', feature } as const;

export const policy = {
  'GET /consents': readers,
  'GET /consents/groups/': keepers,
  'GET /consents/waiting': self,
  'POST /consents/asked': keepers,
  'GET /consents/:id': readers,
  'GET /consents/:id/groups/': readers,
  'GET /consents/:id/responses/': readers,
  'GET /consents/:id/responses/full': readers,
  'GET /consents/:id/statistics/': readers,
  'GET /consents/:id/logs/': readers,
  'GET /consents/:id/versions/': readers,
  'POST /consents': keepers,
  'POST /consents/:id': keepers,
  'DELETE /consents/:id': keepers,
  'POST /consents/:id/reminder': { ...readers, says: { other_role: 'only-formmasters-headmasters' } },
  'GET /users/:userId/consents': self,
  // An answer is a person's own word (HARDENING, "Launch tokens").
  'POST /users/:userId/consents/:consentId': {
    ...self,
    step_up: true,
    says: { no_role: 'user-not-active-in-school' },
  },
} as const satisfies Policy;
