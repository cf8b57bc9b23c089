import { endpoint } from '#platform/contract/endpoint.ts';
import { KeptSettings, SchoolParams } from './shapes.ts';

export const getSchoolSettings = endpoint('GET /schools/:schoolId/settings', {
  params: SchoolParams,
  answer: KeptSettings,
});
