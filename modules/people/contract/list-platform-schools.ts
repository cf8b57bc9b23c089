import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { School } from './shapes.ts';

/** Every school of the platform, with how many people it has and never who they are. */
export const PlatformSchool = Type.Object({
  ...School.properties,
  student_count: Type.Integer(),
  staff_count: Type.Integer(),
  leader_count: Type.Integer(),
});

export const listPlatformSchools = endpoint('GET /platform/schools', { answer: Type.Array(PlatformSchool) });
