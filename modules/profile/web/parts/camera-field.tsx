import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '#platform/web/ui/dialog.tsx';
import { FaultNotice } from '#platform/web/ui/fault-notice.tsx';
import { useCamera } from '../data/use-camera.ts';
import classes from './crop-field.module.css';

type Props = { onTaken: (picture: ImageBitmap) => void; onOther: () => void; onCancel: () => void };

/** The camera of a computer as a mirror, and the button that takes what it shows. */
export function CameraField({ onTaken, onOther, onCancel }: Props) {
  const { t } = useTranslation('profile');
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video);
  const isLost = state === 'refused' || state === 'broken';
  const take = async () => {
    if (video.current) onTaken(await createImageBitmap(video.current));
  };
  return (
    <>
      <div className={classes.field}>
        {isLost ? (
          <FaultNotice>{t(`picture.camera_${state}`)}</FaultNotice>
        ) : (
          <>
            <div className={classes.mirror}>
              <video ref={video} muted playsInline aria-label={t('picture.mirror')} />
            </div>
            <p className={classes.hint} role="status">
              {t(state === 'showing' ? 'picture.camera_hint' : 'picture.camera_opening')}
            </p>
          </>
        )}
      </div>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {t('picture.cancel')}
        </Button>
        {isLost ? (
          <Button onClick={onOther}>{t('picture.choose')}</Button>
        ) : (
          <Button
            data-autofocus
            disabled={state !== 'showing'}
            leftSection={<IconCamera size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => void take()}
          >
            {t('picture.take')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
