import { isBlank } from '#platform/contract/text.ts';
import { handle } from '#platform/server/handle.ts';
import { refusingOn } from '#platform/server/refusal.ts';
import { saveSchoolSettings as contract } from '../contract/save-school-settings.ts';
import { judgeLessonTypes } from '../rules/lesson-types.ts';
import { mayEditLessonTypes } from '../rules/may-edit-lesson-types.ts';
import { knowsTimeZone } from './platform-store.ts';
import { saveSettings, tellOfSchool } from './school-store.ts';

/** `digits` is the configured list of S1 section 6: which schools may edit their lesson types. */
export const saveSchoolSettings = (digits: string) =>
  handle(contract, async ({ tx, school, body, permit, refuse, announce }) => {
    if (body.name !== undefined && isBlank(body.name)) refuse('name_required');
    const mayEdit = mayEditLessonTypes(school.school_id, school.actor.role?.features ?? [], digits);
    if (body.lesson_types) {
      permit(mayEdit);
      permit(judgeLessonTypes(body.lesson_types));
    }
    if (body.time_zone && !(await knowsTimeZone(tx, body.time_zone))) refuse('time_zone_unknown');
    const saved = await refusingOn(
      { school_name_once: 'school_name_taken' },
      saveSettings(tx, school, { ...body, name: body.name?.trim() }),
    );
    await tellOfSchool(announce, school.school_id);
    return { ...(saved ?? refuse('school_not_found')), may: { edit_lesson_types: mayEdit.allowed } };
  });
