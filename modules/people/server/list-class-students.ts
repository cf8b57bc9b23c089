import { handle } from '#platform/server/handle.ts';
import { listClassStudents as contract } from '../contract/list-class-students.ts';
import { noteLooks } from './look-store.ts';
import { findClass, pupilsOfClass } from './school-store.ts';

export const listClassStudents = handle(contract, async ({ tx, actor, school, params, now, refuse }) => {
  const found = await findClass(tx, school, { level: params.level, parallel: params.parallel });
  const pupils = await pupilsOfClass(tx, school, (found ?? refuse('class_not_found')).id, now);
  const ids = pupils.map(({ student_id }) => student_id);
  await noteLooks(tx, school, actor, ids, 'class_list', now);
  return pupils;
});
