import { handle } from '#platform/server/handle.ts';
import { listClassStudents as contract } from '../contract/list-class-students.ts';
import { findClass, pupilsOfClass } from './school-store.ts';

export const listClassStudents = handle(contract, async ({ tx, school, params, now, refuse }) => {
  const found = await findClass(tx, school, { level: params.level, parallel: params.parallel });
  return found ? pupilsOfClass(tx, school, found.id, now) : refuse('class_not_found');
});
