import { handle } from '#platform/server/handle.ts';
import { myRolesChanged, pupilMoved } from '../contract/facts.ts';
import { movePupil as contract } from '../contract/move-pupil.ts';
import { loadPersonDetail } from './person-detail-store.ts';
import { lockPupilRole, putInClass } from './role-store.ts';
import { findClass } from './school-store.ts';

export const movePupil = handle(contract, async ({ tx, school, params, body, now, refuse, announce }) => {
  const person = await loadPersonDetail(tx, school, params.personId, now);
  const target = (await findClass(tx, school, { id: body.class_id })) ?? refuse('class_not_found');
  const role = (await lockPupilRole(tx, school, person.user_id, now)) ?? refuse('not_a_pupil');
  if (role.class_id === target.id) refuse('already_in_class');
  await putInClass(tx, role, target.id);
  await announce(
    pupilMoved,
    {
      school_id: school.school_id,
      user_id: person.user_id,
      role_id: role.role_id,
      from_class_id: role.class_id,
      to_class_id: target.id,
    },
    { name: `school-leaders:${school.school_id}` },
  );
  await announce(myRolesChanged, { school_id: school.school_id }, { persons: [person.user_id] });
  return loadPersonDetail(tx, school, person.user_id, now);
});
