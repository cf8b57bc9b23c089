import { handle } from '#platform/server/handle.ts';
import { findPeople as contract } from '../contract/find-people.ts';
import { PEOPLE_PAGE } from '../contract/limits.ts';
import { countPeople, peoplePage } from './person-store.ts';
import { rolesInSchool } from './role-store.ts';
import { minorsBornAfter } from './school-store.ts';

export const findPeople = handle(contract, async ({ tx, school, query, now }) => {
  const page = query.page ?? 1;
  const filter = {
    search: query.search ?? '',
    type_id: query.type_id ?? null,
    class_id: query.class_id ?? null,
    attention: query.attention ?? null,
    minors_born_after: await minorsBornAfter(tx, school.school_id, now),
    page,
  };
  const people = await peoplePage(tx, school, filter, now);
  const total = await countPeople(tx, school, filter, now);
  const roles = await rolesInSchool(
    tx,
    school,
    people.map((person) => person.user_id),
    now,
  );
  return {
    people: people.map((person) => ({
      ...person,
      roles: roles.filter((role) => role.person_id === person.user_id && role.is_active),
    })),
    total,
    has_more: page * PEOPLE_PAGE < total,
  };
});
