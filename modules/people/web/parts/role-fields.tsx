import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CLASS_ROLES, ROLE_LABELS, ROLE_TYPE_IDS, ROLE_TYPES } from '../../contract/role-types.ts';
import type { RoleChoice } from '../data/role-choice.ts';
import { useClasses } from '../data/use-classes.ts';
import { useRoleTypeName } from '../data/use-role-type-name.ts';

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
  const roleTypeName = useRoleTypeName();
  const schoolClasses = useClasses();
  const offered = ROLE_TYPE_IDS.filter((id) => offersHeadmaster || id !== ROLE_TYPES.headmaster);
  const needsClass = CLASS_ROLES.some((id) => id === value.type_id);
  return (
    <>
      <NativeSelect
        label={t('role_form.role')}
        required
        error={faults.type_id}
        value={value.type_id ?? ''}
        onChange={({ currentTarget }) =>
          change({ type_id: ROLE_TYPE_IDS.find((id) => id === Number(currentTarget.value)) ?? null })
        }
      >
        <option value="">{t('role_form.choose_role')}</option>
        {offered.map((id) => (
          <option key={id} value={id}>
            {roleTypeName(id)}
          </option>
        ))}
      </NativeSelect>
      {needsClass && (
        <NativeSelect
          label={t('role_form.class')}
          required
          error={faults.class_id}
          value={value.class_id ?? ''}
          onChange={({ currentTarget }) => change({ class_id: Number(currentTarget.value) || null })}
        >
          <option value="">{t('role_form.choose_class')}</option>
          {schoolClasses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
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
