import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { SchoolParams, SubjectWithCourses } from './shapes.ts';

export const listSubjectsWithCourses = endpoint('GET /schools/:schoolId/subjects-with-courses', {
  params: SchoolParams,
  answer: Type.Array(SubjectWithCourses),
});
