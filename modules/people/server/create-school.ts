import { dayIn } from '#platform/contract/dates.ts';
import { isBlank } from '#platform/contract/text.ts';
import { handle } from '#platform/server/handle.ts';
import { refusingOn } from '#platform/server/refusal.ts';
import { createSchool as contract } from '../contract/create-school.ts';
import { personInvited, roleGiven } from '../contract/facts.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';
import { makeInvitation } from './invitation-store.ts';
import { insertPerson } from './person-store.ts';
import { insertSchool, knowsTimeZone } from './platform-store.ts';
import { insertRole } from './role-store.ts';
import { tellOfSchool } from './school-store.ts';

export const createSchool = handle(contract, async ({ tx, actor, body, now, refuse, announce }) => {
  if ([body.name, body.admin.firstname, body.admin.lastname].some(isBlank)) refuse('name_required');
  const school = { ...body, name: body.name.trim() };
  const { firstname, lastname, email } = body.admin;
  if (!(await knowsTimeZone(tx, school.time_zone))) refuse('time_zone_unknown');
  const school_id = await refusingOn({ school_name_once: 'school_name_taken' }, insertSchool(tx, actor, school, now));
  const admin = { firstname: firstname.trim(), lastname: lastname.trim(), email, birthday: null };
  const person_id = await insertPerson(tx, admin);
  const type_id = ROLE_TYPES.admin;
  const role_id = await insertRole(
    tx,
    { school_id },
    {
      person_id,
      type_id,
      label: null,
      class_id: null,
      starts_on: dayIn(school.time_zone, now),
      ends_on: null,
    },
  );
  await tellOfSchool(announce, school_id);
  await announce(personInvited, { school_id, user_id: person_id }, { name: 'platform' });
  await announce(
    roleGiven,
    { school_id, user_id: person_id, role_id, type_id },
    { name: `school-leaders:${school_id}` },
  );
  return { school_id, invitation: await makeInvitation(tx, person_id, school_id, now) };
});
