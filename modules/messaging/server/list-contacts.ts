import { guardiansIn, reachedPage, reachedPersons, runningYear, tagsIn } from '#modules/people/server/doors.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { handleInSteps } from '#platform/server/handle.ts';
import { PEOPLE_PAGE } from '../contract/limits.ts';
import { listContacts as contract } from '../contract/list-contacts.ts';
import type { Contact, User } from '../contract/shapes.ts';
import { KIND_TYPES } from '../rules/contact-groups.ts';
import { judgeSearch } from '../rules/search.ts';
import { seekerIn } from './contact-store.ts';
import { usersById } from './user-store.ts';

/** Who is asked about may be of any school in which the caller has a role, so the handler looks for that itself. */
export const listContacts = handleInSteps(contract, async ({ actor, query, now, permit, refuse, transaction }) => {
  const { page = 1, group } = query;
  const search = (query.search ?? '').trim();
  permit(judgeSearch(search));
  return transaction(async (tx) => {
    const school_id = query.school_id ?? actor.role?.school_id ?? 0;
    const seeker = (await seekerIn(tx, actor, school_id, now)) ?? refuse('cannot_fetch_contacts');
    const year = await runningYear(tx, school_id, now);
    // People are those of the running year; those of another one are not kept.
    const isOther = query.study_year_id !== undefined && query.study_year_id !== year;
    const types = group === 'students_with_parents' ? KIND_TYPES.students : group && KIND_TYPES[group];
    const wish = {
      type_ids: isOther ? [] : (types ?? null),
      class_id: query.class_id ?? null,
      search,
      first: (page - 1) * PEOPLE_PAGE,
      most: PEOPLE_PAGE + 1,
    };
    const found = (await reachedPage(tx, seeker, wish, now)) as User[];
    const shown = found.slice(0, PEOPLE_PAGE);
    const ids = shown.map(({ id }) => id);
    const tags = await tagsIn(tx, school_id, ids, now);
    const guardians = await guardiansIn(tx, school_id, ids, now);
    const parents = new Set(
      await reachedPersons(
        tx,
        seeker,
        { type_ids: [ROLE_TYPES.parent], person_ids: guardians.map(({ guardian_id }) => guardian_id) },
        now,
      ),
    );
    const users = await usersById(tx, [...parents]);
    const data = shown.map(
      (user): Contact => ({
        ...user,
        tags: tags.get(user.id) ?? [],
        parents: guardians.flatMap(({ child_id, guardian_id }) =>
          child_id === user.id && parents.has(guardian_id) ? (users.get(guardian_id) ?? []) : [],
        ),
      }),
    );
    return { data, meta: { page, has_more: found.length > PEOPLE_PAGE } };
  });
});
