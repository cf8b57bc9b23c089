import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { SchoolClass, SchoolParams } from './shapes.ts';

export const listClasses = endpoint('GET /schools/:schoolId/classes', {
  params: SchoolParams,
  answer: Type.Array(SchoolClass),
});
