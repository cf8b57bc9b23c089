import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCamera, IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PHOTO_SIDE_MIN } from '#platform/contract/file-limits.ts';
import { useMe } from '#platform/web/data/me.ts';
import { useIncomingFiles } from '#platform/web/files/use-incoming-files.ts';
import { formatSize } from '#platform/web/i18n/sizes.ts';
import { Panel } from '#platform/web/ui/panel.tsx';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useIsTouch } from '#platform/web/ui/use-screen.ts';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { profilePicture } from '../../contract/profile-picture.ts';
import { removePicture } from '../../contract/remove-picture.ts';
import { useHasCamera } from '../data/use-has-camera.ts';
import { useNewPicture } from '../data/use-new-picture.ts';
import { PictureDialog } from './picture-dialog.tsx';
import classes from './picture-panel.module.css';

const ACCEPT = profilePicture.extensions.map((extension) => `.${extension}`).join();
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** One's own picture: shown, changed by choosing, dropping, pasting or taking one, and taken away. */
export function PicturePanel() {
  const { t, i18n } = useTranslation('profile');
  const me = useMe();
  const isTouch = useIsTouch();
  const hasCamera = useHasCamera();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const way = useNewPicture(me.school_id, () => void toast.done(t('picture.saved')));
  const { isOver, drop } = useIncomingFiles(([file]) => file && way.open(file));
  const [removing, removal] = useDisclosure();
  const onPicked = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) way.open(file);
    // So that the same file can be chosen again after it was refused.
    currentTarget.value = '';
  };
  const limits = { side: PHOTO_SIDE_MIN, size: formatSize(profilePicture.max_bytes, i18n.language) };
  return (
    <Panel title={t('picture.title')} note={t('picture.note', limits)}>
      <div className={classes.zone} data-over={isOver || undefined} {...drop}>
        <PersonAvatar person={{ ...me, picture: me.profile_picture }} size={96} />
        <div className={classes.choices}>
          <div className={classes.buttons}>
            <Button variant="default" leftSection={<IconPhotoUp {...icon} />} onClick={() => picker.current?.click()}>
              {me.profile_picture ? t('picture.change') : t('picture.choose')}
            </Button>
            {(isTouch || hasCamera) && (
              <Button
                variant="default"
                leftSection={<IconCamera {...icon} />}
                // A phone has an app of its own for it.
                onClick={() => (isTouch ? camera.current?.click() : way.film())}
              >
                {t('picture.photo')}
              </Button>
            )}
            {me.profile_picture && (
              <Button variant="subtle" color="coral" leftSection={<IconTrash {...icon} />} onClick={removal.open}>
                {t('picture.remove')}
              </Button>
            )}
          </div>
          {(isOver || !isTouch) && <p className={classes.hint}>{isOver ? t('picture.let_go') : t('picture.drop')}</p>}
        </div>
      </div>
      <input ref={picker} type="file" hidden accept={ACCEPT} onChange={onPicked} />
      <input ref={camera} type="file" hidden accept="image/*" capture="user" onChange={onPicked} />
      <PictureDialog way={way} onOther={() => picker.current?.click()} />
      <WriteConfirm
        opened={removing}
        onClose={removal.close}
        endpoint={removePicture}
        input={{}}
        title={t('picture.remove_title')}
        confirmLabel={t('picture.remove')}
        done={t('picture.removed')}
      >
        {t('picture.remove_text')}
      </WriteConfirm>
    </Panel>
  );
}
