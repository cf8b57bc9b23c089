import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CLASS_ROLES, type RoleTypeId } from '../../contract/role-types.ts';
import type { OfferedLabels } from '../../contract/shapes.ts';
import { choosingType, labelsFor, type RoleChoice } from '../data/role-choice.ts';
import { ClassSelect } from './class-select.tsx';
import { RoleTypeSelect } from './role-type-select.tsx';

type Props = {
  value: RoleChoice;
  change: (next: Partial<RoleChoice>) => void;
  faults: Partial<Record<keyof RoleChoice, string>>;
  /** The types that may be given here, as the server says; all of them while that is not known. */
  offered?: readonly RoleTypeId[] | undefined;
  /** The finer names that each type may have, as the server says; none while that is not known. */
  offeredLabels?: OfferedLabels | undefined;
};

/** Which role: its type, the class where it needs one, and a finer name where there are some. */
export function RoleFields({ value, change, faults, offered, offeredLabels = [] }: Props) {
  const { t } = useTranslation('people');
  const labels = labelsFor(offeredLabels, value.type_id);
  const needsClass = CLASS_ROLES.some((id) => id === value.type_id);
  return (
    <>
      <RoleTypeSelect
        label={t('role_form.role')}
        required
        error={faults.type_id}
        value={value.type_id}
        onPick={(type_id) => change(choosingType(offeredLabels, type_id, value.label))}
        none={t('role_form.choose_role')}
        offered={offered}
      />
      {needsClass && (
        <ClassSelect
          label={t('role_form.class')}
          required
          fault={faults.class_id}
          value={value.class_id}
          onPick={(class_id) => change({ class_id })}
          placeholder={t('role_form.choose_class')}
        />
      )}
      {labels.length > 0 && (
        <NativeSelect
          label={t('role_form.label')}
          description={t('role_form.label_note')}
          error={faults.label}
          value={value.label ?? ''}
          onChange={({ currentTarget }) =>
            change({ label: labels.find((label) => label === currentTarget.value) ?? null })
          }
        >
          <option value="">{t('role_form.no_label')}</option>
          {labels.map((label) => (
            <option key={label} value={label}>
              {t(`role_labels.${label}`)}
            </option>
          ))}
        </NativeSelect>
      )}
    </>
  );
}
