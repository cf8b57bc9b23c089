import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { School } from './shapes.ts';

/** Every school of the platform, with how many people it has and never who they are. */
export const PlatformSchool = Type.Object({
  ...School.properties,
  student_count: Type.Integer(),
  staff_count: Type.Integer(),
  leader_count: Type.Integer(),
  /** Nobody has come in yet who could lead it. */
  is_waiting_for_leader: Type.Boolean(),
});

export const listPlatformSchools = endpoint('GET /platform/schools', { answer: Type.Array(PlatformSchool) });
