import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { FileField } from '#platform/web/files/file-field.tsx';
import { useFileAddress } from '#platform/web/files/use-file-address.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { saveSchoolLogo } from '../../contract/save-school-logo.ts';
import { schoolLogo } from '../../contract/school-logo.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import classes from './school-logo.module.css';

/** The school's logo. It is saved as soon as it has arrived: there is nothing more to decide about it. */
export function SchoolLogo() {
  const { t } = useTranslation('people');
  const schoolId = useSchoolId();
  const { school } = useMe();
  const logo = useFileAddress(school?.logo);
  const [removing, removal] = useDisclosure();
  const { run, pending, error } = useWrite(saveSchoolLogo, {
    inPlace: true,
    onDone: () => void toast.done(t('settings.logo_saved')),
  });
  // A second logo may arrive while the first is being saved; it waits for its turn, and stays.
  const [arrived, setArrived] = useState<number | null>(null);
  useEffect(() => {
    if (arrived === null || pending) return;
    setArrived(null);
    run({ params: { schoolId }, body: { file_id: arrived } });
  }, [arrived, pending, run, schoolId]);
  return (
    <Panel title={t('settings.logo')} note={t('settings.logo_note')}>
      {school?.logo ? (
        <div className={classes.logo}>
          <img src={logo ?? undefined} alt={t('settings.logo_alt', { school: school.name })} />
          <Button variant="default" onClick={removal.open}>
            {t('settings.logo_remove')}
          </Button>
        </div>
      ) : (
        <p className={classes.none}>{t('settings.logo_none')}</p>
      )}
      <ErrorNotice error={error} />
      <FileField
        label={t('settings.logo_new')}
        schoolId={schoolId}
        appName={schoolLogo.app_name}
        onUploaded={({ id }) => setArrived(id)}
        forgetsDone
      />
      <WriteConfirm
        opened={removing}
        onClose={removal.close}
        endpoint={saveSchoolLogo}
        input={{ params: { schoolId }, body: { file_id: null } }}
        title={t('settings.logo_remove_title')}
        confirmLabel={t('settings.logo_remove')}
        done={t('settings.logo_removed')}
      >
        {t('settings.logo_remove_text')}
      </WriteConfirm>
    </Panel>
  );
}
