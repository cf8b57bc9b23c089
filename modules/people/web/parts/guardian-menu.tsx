import { Menu } from '@mantine/core';
import { IconCheck, IconEyeCheck, IconEyeOff, IconUserMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import { fullName } from '#platform/web/ui/initials.ts';
import { GUARDIAN_KINDS } from '../../contract/role-types.ts';
import { saveGuardianship } from '../../contract/save-guardianship.ts';
import type { Tie } from '../data/person.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { RowMenu } from './row-menu.tsx';

type Props = { guardian: Tie; onBar: () => void; onRemove: () => void };

/** What can be done with a guardian: say what they are to the pupil, bar or let in again, remove. */
export function GuardianMenu({ guardian, onBar, onRemove }: Props) {
  const { t } = useTranslation('people');
  const schoolId = useSchoolId();
  const save = useWrite(saveGuardianship);
  const pick = (value: string) => {
    const kind = GUARDIAN_KINDS.find((known) => known === value);
    if (kind) save.run({ params: { schoolId, guardianshipId: guardian.id }, body: { kind } });
  };
  return (
    <RowMenu name={fullName(guardian)}>
      <Menu.Label>{t('guardians.kind')}</Menu.Label>
      <Menu.RadioGroup value={guardian.kind} onChange={pick}>
        {GUARDIAN_KINDS.map((kind) => (
          <Menu.RadioItem
            key={kind}
            value={kind}
            closeMenuOnClick
            checkIcon={<IconCheck size={16} aria-hidden="true" />}
          >
            {t(`guardian_kinds.${kind}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      {guardian.is_barred ? (
        <Menu.Item leftSection={<IconEyeCheck size={16} aria-hidden="true" />} onClick={onBar}>
          {t('guardians.lift')}
        </Menu.Item>
      ) : (
        <Menu.Item
          className="kriit-danger-item"
          leftSection={<IconEyeOff size={16} aria-hidden="true" />}
          onClick={onBar}
        >
          {t('guardians.bar')}
        </Menu.Item>
      )}
      <Menu.Item
        className="kriit-danger-item"
        leftSection={<IconUserMinus size={16} aria-hidden="true" />}
        onClick={onRemove}
      >
        {t('guardians.remove')}
      </Menu.Item>
    </RowMenu>
  );
}
