import { handle } from '#platform/server/handle.ts';
import { listCourses as contract } from '../contract/list-courses.ts';
import { coursesPage } from './school-store.ts';

export const listCourses = handle(contract, ({ tx, school, query }) =>
  coursesPage(tx, school, (query.search ?? '').trim(), query.page ?? 1),
);
