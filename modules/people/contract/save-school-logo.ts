import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, nullable } from '#platform/contract/shapes.ts';
import { SchoolParams } from './shapes.ts';

/** Takes an upload as the school's logo in the place of the last one; null takes the logo away. */
export const saveSchoolLogo = endpoint('POST /schools/:schoolId/logo', {
  params: SchoolParams,
  body: Type.Object({ file_id: nullable(Id) }),
  answer: Type.Object({ logo: nullable(Type.String()) }),
});
