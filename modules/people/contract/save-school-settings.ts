import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { KeptSettings, SchoolParams, SchoolSettings } from './shapes.ts';

export const saveSchoolSettings = endpoint('POST /schools/:schoolId/settings', {
  params: SchoolParams,
  body: Type.Partial(SchoolSettings, { minProperties: 1 }),
  answer: KeptSettings,
  refuses: ['name_required', 'school_name_taken', 'time_zone_unknown', 'lesson_types_locked', 'lesson_types_required'],
});
