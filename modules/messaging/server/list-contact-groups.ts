import { runningYear } from '#modules/people/server/doors.ts';
import { handleInSteps } from '#platform/server/handle.ts';
import { listContactGroups as contract } from '../contract/list-contact-groups.ts';
import { offeredGroups, seekerIn } from './contact-store.ts';

/** The school may be any in which the caller has a role, so the handler looks for that itself. */
export const listContactGroups = handleInSteps(contract, ({ actor, query, now, refuse, transaction }) =>
  transaction(async (tx) => {
    const school_id = query.school_id ?? actor.role?.school_id ?? 0;
    const seeker = (await seekerIn(tx, actor, school_id, now)) ?? refuse('cannot_fetch_contacts');
    const study_year_id = await runningYear(tx, school_id, now);
    if (query.study_year_id !== undefined && query.study_year_id !== study_year_id) return [];
    const offered = await offeredGroups(tx, seeker, now);
    return offered
      .filter(({ kind }) => query.group === undefined || kind === query.group)
      .map(({ person_ids, ...group }) => ({ ...group, school_id, study_year_id, count: person_ids.length }));
  }),
);
