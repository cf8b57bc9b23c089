import { handle } from '#platform/server/handle.ts';
import { listSubjectsWithCourses as contract } from '../contract/list-subjects-with-courses.ts';
import { subjectsWithCourses } from './school-store.ts';

export const listSubjectsWithCourses = handle(contract, ({ tx, school }) => subjectsWithCourses(tx, school));
