import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staysInForm } from '#platform/web/data/form-faults.ts';
import { useMe } from '#platform/web/data/me.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { FileField } from '#platform/web/files/file-field.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { changePicture } from '../../contract/change-picture.ts';
import { conversationPicture } from '../../contract/conversation-picture.ts';
import { deletePicture } from '../../contract/delete-picture.ts';
import type { Entry } from '../../contract/shapes.ts';
import classes from './details-dialog.module.css';

/** The picture of a conversation. It is saved as soon as it has arrived: there is nothing more to decide about it. */
export function ConversationPicture({ entry: { group } }: { entry: Entry }) {
  const { t } = useTranslation('messaging');
  const { school } = useMe();
  const params = { groupId: group.group_id };
  const [isRemoving, removal] = useDisclosure();
  // The new picture is seen above, which says enough.
  const { run, pending, error } = useWrite(changePicture, { inPlace: staysInForm });
  // A second picture may arrive while the first is being saved; it waits for its turn, and stays.
  const [arrived, setArrived] = useState<number | null>(null);
  const { groupId } = params;
  useEffect(() => {
    if (arrived === null || pending) return;
    setArrived(null);
    run({ params: { groupId }, body: { attachment_id: arrived } });
  }, [arrived, pending, run, groupId]);
  if (!school) return null;
  return (
    <div className={classes.picture}>
      <FileField
        label={t('details.picture')}
        schoolId={school.id}
        appName={conversationPicture.app_name}
        onUploaded={({ id }) => setArrived(id)}
        forgetsDone
      />
      <ErrorNotice error={error} />
      {group.group_picture && (
        <Button variant="default" onClick={removal.open}>
          {t('details.picture_remove')}
        </Button>
      )}
      <WriteConfirm
        opened={isRemoving}
        onClose={removal.close}
        endpoint={deletePicture}
        input={{ params }}
        title={t('details.picture_remove_title')}
        confirmLabel={t('details.picture_remove')}
        done={t('details.picture_removed')}
      >
        {t('details.picture_remove_text')}
      </WriteConfirm>
    </div>
  );
}
