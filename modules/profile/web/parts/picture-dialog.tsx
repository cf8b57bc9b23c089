import { Button, Progress } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { type Crop, wholeOf } from '../data/crop.ts';
import type { ChangeCrop } from '../data/use-crop-pointers.ts';
import type { useNewPicture } from '../data/use-new-picture.ts';
import { CameraField } from './camera-field.tsx';
import { CropField } from './crop-field.tsx';
import classes from './picture-dialog.module.css';

type NewPicture = ReturnType<typeof useNewPicture>;
type Props = { way: NewPicture; onOther: () => void };

/** How far the picture is; its place is kept, so that nothing jumps. */
function HowFar({ step }: Pick<NewPicture, 'step'>) {
  const { t } = useTranslation('profile');
  const words = { opening: t('picture.reading'), sending: t('picture.sending'), checking: t('picture.checking') };
  const isMoving = step.is === 'opening' || step.is === 'sending' || step.is === 'checking';
  return (
    <div className={classes.far} role="status">
      {isMoving && (
        <>
          <span>{words[step.is]}</span>
          <Progress
            value={step.is === 'sending' ? step.share * 100 : 100}
            animated={step.is !== 'sending'}
            aria-label={t('picture.steps')}
          />
        </>
      )}
    </div>
  );
}

/** The window with the picture that was chosen: crop it, use it, and read there what is wrong with it. */
export function PictureDialog({ way, onOther }: Props) {
  const { t } = useTranslation('profile');
  const { step, picture, error, take, use, leave } = way;
  const [chosen, setChosen] = useState<{ picture: ImageBitmap; crop: Crop } | null>(null);
  const crop = picture && (chosen?.picture === picture ? chosen.crop : wholeOf(picture));
  const changeCrop: ChangeCrop = useCallback(
    (change) =>
      picture &&
      setChosen((last) => ({ picture, crop: change(last?.picture === picture ? last.crop : wholeOf(picture)) })),
    [picture],
  );
  const isBusy = step.is !== 'cropping';
  // A file that cannot be opened leaves nothing to crop: another one is all that helps.
  const isLost = error !== null && picture === null;
  const title = picture ? 'picture.crop' : 'picture.choose';
  return (
    <Dialog opened={step.is !== 'none'} onClose={leave} title={t(step.is === 'filming' ? 'picture.photo' : title)}>
      {step.is === 'filming' ? (
        <CameraField onTaken={take} onOther={onOther} onCancel={leave} />
      ) : (
        <>
          <div className={classes.body}>
            {picture && crop && <CropField picture={picture} crop={crop} onCrop={changeCrop} disabled={isBusy} />}
            <ErrorNotice error={error} />
            {!isLost && <HowFar step={step} />}
          </div>
          <DialogActions>
            {error && !isLost ? (
              <Button variant="default" onClick={onOther}>
                {t('picture.other')}
              </Button>
            ) : (
              <Button variant="default" onClick={leave}>
                {t('picture.cancel')}
              </Button>
            )}
            {isLost ? (
              <Button onClick={onOther}>{t('picture.other')}</Button>
            ) : (
              <Button
                disabled={!crop}
                loading={isBusy && picture !== null}
                onClick={() => picture && crop && use(picture, crop)}
              >
                {t('picture.use')}
              </Button>
            )}
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
