import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Page } from '#platform/contract/shapes.ts';
import { Course, SchoolParams, Search } from './shapes.ts';

export const listCourses = endpoint('GET /schools/:schoolId/courses', {
  params: SchoolParams,
  query: Type.Object({ search: Type.Optional(Search), page: Type.Optional(Page) }),
  answer: Type.Array(Course),
});
