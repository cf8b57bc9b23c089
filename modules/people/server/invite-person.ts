import { isBlank } from '#platform/contract/text.ts';
import { handle } from '#platform/server/handle.ts';
import { headcountChanged, personInvited, roleGiven } from '../contract/facts.ts';
import { invitePerson as contract } from '../contract/invite-person.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';
import { judgeClass, judgeLabel, mayHandleRole } from '../rules/may-give-role.ts';
import { makeInvitation } from './invitation-store.ts';
import { findByEmailLocked, insertPerson } from './person-store.ts';
import { hasHeadmasterLocked, insertRole } from './role-store.ts';
import { dayAt, findClass } from './school-store.ts';

export const invitePerson = handle(contract, async ({ tx, actor, school, body, now, permit, refuse, announce }) => {
  const { school_id } = school;
  const today = await dayAt(tx, school_id, now);
  if (isBlank(body.firstname) || isBlank(body.lastname)) refuse('name_required');
  if (body.birthday && body.birthday > today) refuse('birthday_in_future');
  permit(judgeClass(body.type_id, body.class_id));
  permit(judgeLabel(body.type_id, body.label));
  if (body.type_id === ROLE_TYPES.headmaster)
    permit(mayHandleRole(actor.role?.type_id ?? 0, body.type_id, await hasHeadmasterLocked(tx, school, now)));
  if (body.class_id !== undefined && !(await findClass(tx, school, { id: body.class_id }))) refuse('class_not_found');

  const person = {
    firstname: body.firstname.trim(),
    lastname: body.lastname.trim(),
    email: body.email ?? null,
    birthday: body.birthday ?? null,
  };
  const namesake = person.email === null ? undefined : await findByEmailLocked(tx, school, person.email);
  if (namesake) refuse('email_taken', namesake);
  const user_id = await insertPerson(tx, person);
  const role_id = await insertRole(tx, school, {
    person_id: user_id,
    type_id: body.type_id,
    label: body.label ?? null,
    class_id: body.class_id ?? null,
    starts_on: today,
    ends_on: null,
  });
  await announce(personInvited, { school_id, user_id }, { name: `school-leaders:${school_id}` });
  await announce(
    roleGiven,
    { school_id, user_id, role_id, type_id: body.type_id },
    { name: `school-leaders:${school_id}` },
  );
  await announce(headcountChanged, { school_id }, { name: 'platform' });
  return makeInvitation(tx, user_id, school_id, now);
});
