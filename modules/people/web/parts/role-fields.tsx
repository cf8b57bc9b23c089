import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CLASS_ROLES, ROLE_LABELS, ROLE_TYPE_IDS, ROLE_TYPES } from '../../contract/role-types.ts';
import type { RoleChoice } from '../data/role-choice.ts';
import { ClassSelect } from './class-select.tsx';
import { RoleTypeSelect } from './role-type-select.tsx';

type Props = {
  value: RoleChoice;
  change: (next: Partial<RoleChoice>) => void;
  faults: Partial<Record<keyof RoleChoice, string>>;
  /** False where it is known that this role may not be given. */
  offersHeadmaster?: boolean;
};

/** Which role: its type, the class where it needs one, and a finer name. */
export function RoleFields({ value, change, faults, offersHeadmaster = true }: Props) {
  const { t } = useTranslation('people');
  const offered = ROLE_TYPE_IDS.filter((id) => offersHeadmaster || id !== ROLE_TYPES.headmaster);
  const needsClass = CLASS_ROLES.some((id) => id === value.type_id);
  return (
    <>
      <RoleTypeSelect
        label={t('role_form.role')}
        required
        error={faults.type_id}
        value={value.type_id}
        onPick={(type_id) => change({ type_id })}
        none={t('role_form.choose_role')}
        offered={offered}
      />
      {needsClass && (
        <ClassSelect
          label={t('role_form.class')}
          required
          error={faults.class_id}
          value={value.class_id}
          onPick={(class_id) => change({ class_id })}
          none={t('role_form.choose_class')}
        />
      )}
      <NativeSelect
        label={t('role_form.label')}
        description={t('role_form.label_note')}
        error={faults.label}
        value={value.label ?? ''}
        onChange={({ currentTarget }) =>
          change({ label: ROLE_LABELS.find((label) => label === currentTarget.value) ?? null })
        }
      >
        <option value="">{t('role_form.no_label')}</option>
        {ROLE_LABELS.map((label) => (
          <option key={label} value={label}>
            {t(`role_labels.${label}`)}
          </option>
        ))}
      </NativeSelect>
    </>
  );
}
