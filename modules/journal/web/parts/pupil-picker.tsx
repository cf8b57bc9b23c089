import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { SEARCH_DEBOUNCE_MS } from '#platform/web/limits.ts';
import { findPupils } from '../../contract/find-pupils.ts';
import { SEARCH_MAX, STUDENTS_MAX } from '../../contract/limits.ts';
import type { Named } from '../../contract/settings-shapes.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { PeoplePicker } from './people-picker.tsx';

type Props = { value: readonly Named[]; onPick: (students: Named[]) => void; fault: string | undefined };

/** Pupils of the school for a group; the server finds them, because a school has many. */
export function PupilPicker({ value, onPick, fault }: Props) {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim().slice(0, SEARCH_MAX), SEARCH_DEBOUNCE_MS);
  const query = search ? { search } : {};
  const found = useCall(findPupils, { params: { schoolId }, query }, { keepsPrevious: true });
  return (
    <PeoplePicker
      label={t('settings.students')}
      placeholder={t('settings.students_hint')}
      description={t('settings.students_note', { count: value.length })}
      maxValues={STUDENTS_MAX}
      value={value}
      onPick={onPick}
      offered={found.data ?? []}
      onSearchChange={setTyped}
      fault={fault}
    />
  );
}
