import { endpoint } from '#platform/contract/endpoint.ts';
import { SchoolParams, SchoolSettings } from './shapes.ts';

export const getSchoolSettings = endpoint('GET /schools/:schoolId/settings', {
  params: SchoolParams,
  answer: SchoolSettings,
});
