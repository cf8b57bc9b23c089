import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_DAYS } from '../contract/limits.ts';
import { daysBefore } from './demo-days.ts';
import type { DemoSchool } from './demo-people.ts';

/** How long ago the newest colleagues of a school were invited: the last one let the link run out. */
const INVITED_DAYS_AGO = [2, 6, INVITATION_DAYS + 5];

/** Invitations on which a school's leaders still wait. Nobody knows their codes, as the real ones are not kept either. */
export const drawInvitations = (schools: readonly DemoSchool[], now: Date) =>
  schools.flatMap(({ school_id, teachers }) =>
    teachers.slice(-INVITED_DAYS_AGO.length).map(({ person_id }, place) => ({
      person_id,
      school_id,
      code_hash: `\\x${createHash('sha256').update(randomBytes(32)).digest('hex')}`,
      expires_at: daysBefore(now, (INVITED_DAYS_AGO[place] ?? 0) - INVITATION_DAYS),
      accepted_at: null,
    })),
  );
