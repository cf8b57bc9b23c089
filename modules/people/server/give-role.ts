import { notify } from '#modules/notices/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { refusingOn } from '#platform/server/refusal.ts';
import { headcountChanged, myRolesChanged, roleGiven } from '../contract/facts.ts';
import { giveRole as contract } from '../contract/give-role.ts';
import { roleGivenNotice } from '../contract/notices.ts';
import { ROLE_TYPES, roleWord } from '../contract/role-types.ts';
import { judgeClass, judgeDays, judgeLabel, mayHandleRole } from '../rules/may-give-role.ts';
import { loadPersonDetail } from './person-detail-store.ts';
import { hasHeadmasterLocked, insertRole, settlePastRoles } from './role-store.ts';
import { dayAt, findClass } from './school-store.ts';

export const giveRole = handle(contract, async ({ tx, actor, school, params, body, now, permit, refuse, announce }) => {
  const { school_id } = school;
  const person = await loadPersonDetail(tx, school, params.personId, now);
  const today = await dayAt(tx, school_id, now);
  const starts_on = body.starts_on ?? today;
  permit(judgeClass(body.type_id, body.class_id));
  permit(judgeLabel(body.type_id, body.label));
  permit(judgeDays(today, starts_on, body.ends_on));
  if (body.type_id === ROLE_TYPES.headmaster)
    permit(mayHandleRole(actor.role?.type_id ?? 0, body.type_id, await hasHeadmasterLocked(tx, school, now)));
  if (body.class_id !== undefined && !(await findClass(tx, school, { id: body.class_id }))) refuse('class_not_found');

  await settlePastRoles(tx, school, person.user_id, now);
  const role_id = await refusingOn(
    { role_once: 'role_exists', one_class_per_pupil: 'role_exists' },
    insertRole(tx, school, {
      person_id: person.user_id,
      type_id: body.type_id,
      label: body.label ?? null,
      class_id: body.class_id ?? null,
      starts_on,
      ends_on: body.ends_on ?? null,
    }),
  );
  const change = { school_id, user_id: person.user_id, role_id, type_id: body.type_id };
  await announce(roleGiven, change, { name: `school-leaders:${school_id}` });
  await announce(headcountChanged, { school_id }, { name: 'platform' });
  await announce(myRolesChanged, { school_id }, { persons: [person.user_id] });
  const detail = await loadPersonDetail(tx, school, person.user_id, now);
  const given = {
    role: { word: roleWord(body) },
    school: detail.roles.find((role) => role.role_id === role_id)?.school_name ?? '',
  };
  const cause = `role:${role_id}`;
  await notify(tx, { persons: [person.user_id] }, roleGivenNotice, given, { now, cause, link: '/' });
  return detail;
});
