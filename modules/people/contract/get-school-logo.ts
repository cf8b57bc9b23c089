import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { SchoolParams } from './shapes.ts';

/** The logo as a small picture. Its address has the hash of the picture, so it may be kept. */
export const getSchoolLogo = endpoint('GET /schools/:schoolId/logo', {
  params: SchoolParams,
  gives: 'file',
  answer: Type.String({ format: 'binary' }),
});
