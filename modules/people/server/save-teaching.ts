import { handle } from '#platform/server/handle.ts';
import { teachingChanged } from '../contract/facts.ts';
import { saveTeaching as contract } from '../contract/save-teaching.ts';
import { loadPersonDetail } from './person-detail-store.ts';
import { classes } from './school-store.ts';
import { lockTeacherRole, saveClassesTaught, teachingOf } from './teaching-store.ts';

export const saveTeaching = handle(contract, async ({ tx, school, params, body, now, refuse, announce }) => {
  const { user_id } = await loadPersonDetail(tx, school, params.personId, now);
  const role_id = (await lockTeacherRole(tx, school, user_id, now)) ?? refuse('not_a_teacher');
  const known = new Set((await classes(tx, school, now)).map(({ id }) => id));
  if (!body.class_ids.every((id) => known.has(id))) refuse('class_not_found');
  await saveClassesTaught(tx, school, role_id, body.class_ids);
  const change = { school_id: school.school_id, user_id };
  await announce(teachingChanged, change, { name: `school-leaders:${school.school_id}` });
  return teachingOf(tx, school, user_id, now);
});
