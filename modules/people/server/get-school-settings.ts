import { handle } from '#platform/server/handle.ts';
import { getSchoolSettings as contract } from '../contract/get-school-settings.ts';
import { settingsOf } from './school-store.ts';

export const getSchoolSettings = handle(contract, async ({ tx, school, refuse }) => {
  return (await settingsOf(tx, school.school_id)) ?? refuse('school_not_found');
});
