import { handle } from '#platform/server/handle.ts';
import { findPeople as contract } from '../contract/find-people.ts';
import { PEOPLE_PAGE } from '../contract/limits.ts';
import { labelsToGive, rolesToGive } from '../rules/may-give-role.ts';
import { shownInvitation } from '../rules/shown-invitation.ts';
import { noteLooks } from './look-store.ts';
import { countPeople, peoplePage } from './people-list-store.ts';
import { hasHeadmaster, rolesInSchool } from './role-store.ts';
import { minorsBornAfter } from './school-store.ts';

export const findPeople = handle(contract, async ({ tx, actor, school, query, now }) => {
  const { page = 1, pages = 1 } = query;
  const filter = {
    search: query.search ?? '',
    type_id: query.type_id ?? null,
    class_id: query.class_id ?? null,
    attention: query.attention ?? null,
    minors_born_after: await minorsBornAfter(tx, school.school_id, now),
    page,
    pages,
  };
  const people = await peoplePage(tx, school, filter, now);
  const total = await countPeople(tx, school, filter, now);
  const ids = people.map((person) => person.user_id);
  await noteLooks(tx, school, actor, ids, 'people_list', now);
  const roles = Map.groupBy(await rolesInSchool(tx, school, ids, now), (role) => role.person_id);
  const invite_as_type_ids = rolesToGive(actor.role?.type_id ?? 0, await hasHeadmaster(tx, school, now));
  return {
    people: people.map((person) => {
      const all = roles.get(person.user_id) ?? [];
      const invitation = shownInvitation(person.invitation, all);
      return { ...person, invitation, roles: all.filter((role) => role.is_active) };
    }),
    total,
    has_more: (page - 1 + pages) * PEOPLE_PAGE < total,
    may: { invite_as_type_ids, invite_with_labels: labelsToGive(invite_as_type_ids) },
  };
});
