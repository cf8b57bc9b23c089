import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { faultsOf, staysInForm } from '#platform/web/data/form-faults.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { LeaveGuard } from '#platform/web/ui/leave-guard.tsx';
import { SaveBar, saveBarForm } from '#platform/web/ui/save-bar.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useFaultFocus } from '#platform/web/ui/use-fault-focus.ts';
import type { getSchoolSettings } from '../../contract/get-school-settings.ts';
import { saveSchoolSettings } from '../../contract/save-school-settings.ts';
import { pending, type SettingsChanges } from '../data/settings-changes.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { AboutSchool } from './about-school.tsx';
import { LessonTypes } from './lesson-types.tsx';
import { WorkSettings } from './work-settings.tsx';

const REFUSALS = {
  name: ['name_required', 'school_name_taken'],
  time_zone: ['time_zone_unknown'],
  country: [],
  lesson_types: ['lesson_types_locked'],
} as const;

type Props = { saved: AnswerOf<typeof getSchoolSettings>; refresh: () => Promise<unknown> };

/**
 * The settings of a school. Changes lie over what the server has until they are saved, so that a
 * refusal loses nothing and somebody else's change shows up in the fields that were not touched.
 */
export function SettingsForm({ saved, refresh }: Props) {
  const { t } = useTranslation('people');
  const schoolId = useSchoolId();
  const [changes, setChanges] = useState<SettingsChanges>({});
  const save = useWrite(saveSchoolSettings, {
    inPlace: staysInForm,
    onDone: async () => {
      await refresh();
      setChanges({});
      form.current?.focus();
      void toast.done(t('settings.saved'));
    },
  });
  const form = useFaultFocus(0, save.error);
  const unsaved = pending(saved, changes);
  const isDirty = Object.keys(unsaved).length > 0;
  const { at, rest } = faultsOf(save.error, REFUSALS);
  const values = { ...saved, ...changes };
  const change = (next: SettingsChanges) => {
    if (save.error) save.reset();
    setChanges((current) => ({ ...current, ...next }));
  };
  const discard = () => {
    save.reset();
    setChanges({});
    form.current?.focus();
  };
  return (
    <form
      ref={form}
      className={saveBarForm}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty) save.run({ params: { schoolId }, body: unsaved });
      }}
    >
      <AboutSchool values={values} change={change} faults={at} />
      <WorkSettings values={values} change={change} />
      <LessonTypes
        value={values.lesson_types}
        change={change}
        fault={at.lesson_types}
        isLocked={!saved.may.edit_lesson_types}
      />
      {isDirty && <SaveBar error={rest} pending={save.pending} onDiscard={discard} />}
      <LeaveGuard when={isDirty} />
    </form>
  );
}
