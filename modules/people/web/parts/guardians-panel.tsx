import { useTranslation } from 'react-i18next';
import type { Person } from '../data/person.ts';
import { AddGuardianDialog } from './add-guardian-dialog.tsx';
import { GuardianRow } from './guardian-row.tsx';
import { PanelWithAdd } from './panel-with-add.tsx';

/** The adults who act for a pupil, and those who are barred from the pupil. */
export function GuardiansPanel({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  return (
    <PanelWithAdd
      title={t('guardians.title')}
      addLabel={t('guardians.add')}
      none={t('guardians.none')}
      rows={person.guardians.map((guardian) => <GuardianRow key={guardian.id} child={person} guardian={guardian} />)}
      dialog={(state) => <AddGuardianDialog child={person} {...state} />}
    />
  );
}
