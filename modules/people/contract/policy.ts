import type { Policy } from '#platform/contract/policy.ts';
import { PUPIL_WORKERS, SCHOOL_LEADERS } from './role-types.ts';

const leaders = { who: { roles: SCHOOL_LEADERS }, reach: 'school' } as const;
/** What lets somebody in has to be done by the person, not by a site that vouches for them: it outlives the site's key. */
const leadersThemselves = { ...leaders, step_up: true } as const;
const root = { who: { roles: [], root: true }, reach: 'platform' } as const;
const ownSchool = { who: 'any-role', reach: 'school' } as const;
const self = { who: 'signed-in', reach: 'self' } as const;

export const policy = {
  'GET /user/me': self,
  'GET /user/me/context': self,
  'GET /user/me/roles': self,
  'GET /user/me/basic': self,
  'GET /user/me/package-features': self,
  'POST /user/profile': self,
  'GET /schools': self,
  'GET /schools/logos': self,
  'GET /schools/:schoolId/class-levels': ownSchool,
  'GET /schools/:schoolId/subjects-with-courses': ownSchool,
  'GET /schools/:schoolId/package-features': ownSchool,
  'GET /schools/:schoolId/check-package-feature': ownSchool,
  'GET /schools/:schoolId/courses': ownSchool,
  'GET /schools/:schoolId/classes': ownSchool,
  'GET /schools/:schoolId/classes/:level/:parallel/students': { who: { roles: PUPIL_WORKERS }, reach: 'school' },
  'GET /schools/:schoolId/settings': leaders,
  'POST /schools/:schoolId/settings': leaders,
  'GET /schools/:schoolId/logo': ownSchool,
  'POST /schools/:schoolId/logo': leaders,
  'GET /schools/:schoolId/people': leaders,
  'GET /schools/:schoolId/people/:personId': leaders,
  'POST /schools/:schoolId/people': leadersThemselves,
  'POST /schools/:schoolId/people/:personId/invitation': leadersThemselves,
  'POST /schools/:schoolId/people/:personId/roles': leadersThemselves,
  'POST /schools/:schoolId/people/:personId/class': leaders,
  'GET /schools/:schoolId/people/:personId/teaching': leaders,
  'POST /schools/:schoolId/people/:personId/teaching': leaders,
  'POST /schools/:schoolId/people/:personId/guardians': leadersThemselves,
  'POST /schools/:schoolId/roles/:roleId/end': leaders,
  'POST /schools/:schoolId/guardianships/:guardianshipId': leadersThemselves,
  'DELETE /schools/:schoolId/guardianships/:guardianshipId': leaders,
  'GET /platform/schools': root,
  'POST /platform/schools': root,
  'POST /platform/schools/:id': root,
  'POST /platform/schools/:id/invitation': root,
} as const satisfies Policy;
