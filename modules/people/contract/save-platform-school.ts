import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { PlatformSchool } from './list-platform-schools.ts';
import { PackageKey, SchoolName } from './shapes.ts';

export const savePlatformSchool = endpoint('POST /platform/schools/:id', {
  params: Type.Object({ id: Id }),
  body: Type.Object({ name: Type.Optional(SchoolName), package_key: Type.Optional(PackageKey) }, { minProperties: 1 }),
  answer: PlatformSchool,
  refuses: ['name_required', 'school_name_taken'],
});
