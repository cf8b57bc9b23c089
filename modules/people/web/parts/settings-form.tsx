import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { SaveForm } from '#platform/web/ui/save-form.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import type { getSchoolSettings } from '../../contract/get-school-settings.ts';
import { saveSchoolSettings } from '../../contract/save-school-settings.ts';
import type { SchoolSettings } from '../../contract/shapes.ts';
import { pending } from '../data/settings-changes.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { AboutSchool } from './about-school.tsx';
import { LessonTypes } from './lesson-types.tsx';
import { WorkSettings } from './work-settings.tsx';

const REFUSALS = {
  name: ['name_required', 'school_name_taken'],
  time_zone: ['time_zone_unknown'],
  country: [],
  is_teacher_dashboard_enabled: [],
  is_direct_contact_with_teachers_open: [],
  lesson_types: ['lesson_types_locked', 'lesson_types_required'],
} as const;

type Props = { saved: AnswerOf<typeof getSchoolSettings>; refresh: () => Promise<unknown> };

/**
 * The settings of a school. Changes lie over what the server has until they are saved, so that a
 * refusal loses nothing and somebody else's change shows up in the fields that were not touched.
 */
export function SettingsForm({ saved: { may, ...saved }, refresh }: Props) {
  const { t } = useTranslation('people');
  const schoolId = useSchoolId();
  const unsavedIn = (draft: SchoolSettings) => {
    const body = pending(saved, draft);
    return Object.keys(body).length === 0 ? null : body;
  };
  const form = useForm(saveSchoolSettings, {
    empty: saved,
    refusals: REFUSALS,
    input: (draft) => {
      const body = unsavedIn(draft);
      return body && { params: { schoolId }, body };
    },
    onDone: async () => {
      await refresh();
      form.restart();
      void toast.done(t('settings.saved'));
    },
  });
  const { draft, change, faults } = form;
  return (
    <SaveForm form={form} isDirty={unsavedIn(draft) !== null}>
      <AboutSchool values={draft} change={change} faults={faults} />
      <WorkSettings values={draft} change={change} />
      <LessonTypes
        value={draft.lesson_types}
        change={change}
        fault={faults.lesson_types}
        isLocked={!may.edit_lesson_types}
      />
    </SaveForm>
  );
}
