import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { SETTINGS_FAULTS, WrittenSettings } from './settings-shapes.ts';

/** A new journal of the running study year. */
export const createJournal = endpoint('POST /schools/:schoolId/journals', {
  params: Type.Object({ schoolId: Id }),
  body: WrittenSettings,
  answer: Type.Object({ id: Id }),
  refuses: ['no_running_study_year', ...SETTINGS_FAULTS],
});
