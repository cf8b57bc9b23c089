import { ActionIcon, Slider } from '@mantine/core';
import { IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsTouch } from '#platform/web/ui/use-screen.ts';
import { type Crop, drawCrop, moved, turned, within, zoomMax } from '../data/crop.ts';
import { type ChangeCrop, useCropPointers } from '../data/use-crop-pointers.ts';
import classes from './crop-field.module.css';

/** Sharp on sharp screens; the style says how large it is shown. */
const CANVAS_SIDE = 720;
const STEP = 0.04;
const ZOOM_STEP = 0.1;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const NEARER: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP };

type Props = { picture: ImageBitmap; crop: Crop; onCrop: ChangeCrop; disabled: boolean };

/** A square window on a picture that is pulled, turned and brought nearer behind it, by finger, mouse or keys. */
export function CropField({ picture, crop, onCrop, disabled }: Props) {
  const { t } = useTranslation('profile');
  const isTouch = useIsTouch();
  const view = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const hintId = useId();
  const most = zoomMax(picture);
  const zoomTo = (zoom: number) => onCrop((now) => within(picture, { ...now, zoom }));

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawCrop(context, picture, crop, CANVAS_SIDE);
  }, [picture, crop]);

  const pointers = useCropPointers(view, picture, onCrop, disabled);
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const nearer = NEARER[event.key];
    if (disabled || (!arrow && nearer === undefined)) return;
    event.preventDefault();
    if (arrow) onCrop((now) => moved(picture, now, ...arrow));
    if (nearer !== undefined) zoomTo(crop.zoom + nearer);
  };

  return (
    <div className={classes.field}>
      {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML is a window on a picture. */}
      <div
        ref={view}
        className={classes.window}
        role="group"
        aria-label={t('picture.crop')}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture, so it has to have the focus.
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...pointers}
      >
        <canvas ref={canvas} width={CANVAS_SIDE} height={CANVAS_SIDE} />
      </div>
      <div className={classes.tools}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('picture.turn_left')}
          disabled={disabled}
          onClick={() => onCrop((now) => turned(picture, now, 'left'))}
        >
          <IconRotate2 size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <Slider
          className={classes.zoom}
          thumbProps={{ 'aria-label': t('picture.zoom') }}
          min={1}
          max={Math.max(most, 1 + ZOOM_STEP)}
          step={0.01}
          value={crop.zoom}
          onChange={zoomTo}
          disabled={disabled || most <= 1}
          label={null}
        />
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('picture.turn_right')}
          disabled={disabled}
          onClick={() => onCrop((now) => turned(picture, now, 'right'))}
        >
          <IconRotateClockwise2 size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
      <p className={classes.hint} id={hintId}>
        {t(isTouch ? 'picture.crop_hint_touch' : 'picture.crop_hint')}
      </p>
    </div>
  );
}
