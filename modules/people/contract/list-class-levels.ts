import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ClassLevel, SchoolParams } from './shapes.ts';

export const listClassLevels = endpoint('GET /schools/:schoolId/class-levels', {
  params: SchoolParams,
  answer: Type.Array(ClassLevel),
});
