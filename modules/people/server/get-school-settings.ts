import { handle } from '#platform/server/handle.ts';
import { getSchoolSettings as contract } from '../contract/get-school-settings.ts';
import { mayEditLessonTypes } from '../rules/may-edit-lesson-types.ts';
import { settingsOf } from './school-store.ts';

export const getSchoolSettings = (digits: string) =>
  handle(contract, async ({ tx, school, refuse }) => {
    const settings = (await settingsOf(tx, school.school_id)) ?? refuse('school_not_found');
    const edit_lesson_types = mayEditLessonTypes(school.school_id, school.actor.role?.features ?? [], digits).allowed;
    return { ...settings, may: { edit_lesson_types } };
  });
