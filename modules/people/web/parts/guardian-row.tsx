import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { fullName } from '#platform/web/ui/initials.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { Row } from '#platform/web/ui/rows.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { removeGuardianship } from '../../contract/remove-guardianship.ts';
import { saveGuardianship } from '../../contract/save-guardianship.ts';
import type { Person, Tie } from '../data/person.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { GuardianMenu } from './guardian-menu.tsx';
import { TiePerson } from './tie-person.tsx';

/** One guardian of a pupil. Whatever changes what the guardian sees is asked about first. */
export function GuardianRow({ child, guardian }: { child: Person; guardian: Tie }) {
  const { t } = useTranslation('people');
  const schoolId = useSchoolId();
  const [barring, bar] = useDisclosure();
  const [removing, remove] = useDisclosure();
  const names = { guardian: fullName(guardian), child: fullName(child) };
  const params = { schoolId, guardianshipId: guardian.id };
  const change = guardian.is_barred ? 'lift' : 'bar';
  return (
    <>
      <Row
        start={<PersonAvatar person={{ ...guardian, id: guardian.user_id }} />}
        title={<TiePerson tie={guardian} />}
        note={t(`guardian_kinds.${guardian.kind}`)}
        end={
          <>
            {guardian.is_barred && <StatusChip accent="coral">{t('guardians.barred')}</StatusChip>}
            <GuardianMenu guardian={guardian} onBar={bar.open} onRemove={remove.open} />
          </>
        }
      />
      <WriteConfirm
        opened={barring}
        onClose={bar.close}
        endpoint={saveGuardianship}
        input={{ params, body: { is_barred: !guardian.is_barred } }}
        title={t(`${change}.title`, names)}
        confirmLabel={t(`${change}.submit`)}
        done={t(`${change}.done`, names)}
        dangerous={change === 'bar'}
      >
        {t(`${change}.text`, names)}
      </WriteConfirm>
      <WriteConfirm
        opened={removing}
        onClose={remove.close}
        endpoint={removeGuardianship}
        input={{ params }}
        title={t('remove_guardian.title', names)}
        confirmLabel={t('remove_guardian.submit')}
        done={t('remove_guardian.done', names)}
      >
        {t('remove_guardian.text', names)}
      </WriteConfirm>
    </>
  );
}
