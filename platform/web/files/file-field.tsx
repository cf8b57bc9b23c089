import { Button } from '@mantine/core';
import { IconCamera, IconFileUpload } from '@tabler/icons-react';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { asExtension, FILE_FORMATS } from '#platform/contract/file-kinds.ts';
import { getUploadLimits } from '#platform/contract/file-upload.ts';
import { useCall } from '../data/use-call.ts';
import { useLatest } from '../data/use-latest.ts';
import { formatSize } from '../i18n/sizes.ts';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { useIsTouch } from '../ui/use-screen.ts';
import classes from './file-field.module.css';
import type { UploadedFile } from './send-file.ts';
import { UploadRows } from './upload-rows.tsx';
import { useIncomingFiles } from './use-incoming-files.ts';
import { useUploads } from './use-uploads.ts';

type Props = {
  label: string;
  schoolId: number;
  /** What the files are for; the module's own `FileConsumer` says what it takes. */
  appName: string;
  /** Files that the thing has already; they count towards the most that it may have. */
  present?: number;
  /** A file has arrived; its `id` is what the module's own call takes. Files that were chosen later have a higher place. */
  onUploaded: (file: UploadedFile, place: number) => void;
  /** A file that had arrived was taken away again before anything was saved. */
  onRemoved?: (id: number) => void;
  /** For fields whose owner uses a file at once and shows it elsewhere. */
  forgetsDone?: boolean;
  /** Told when files begin to be on their way, and when all have arrived or failed. */
  onBusy?: (isBusy: boolean) => void;
};

const takesPictures = (extensions: readonly string[]): boolean =>
  extensions.some((extension) => FILE_FORMATS[asExtension(extension) ?? 'txt'].proof === 'image');

/** Takes files: from the disk, the camera, by drag and drop or paste; shows how far each one is. */
export function FileField({
  label,
  schoolId,
  appName,
  present = 0,
  onUploaded,
  onRemoved,
  forgetsDone = false,
  onBusy,
}: Props) {
  const { t, i18n } = useTranslation();
  const noteId = useId();
  const isTouch = useIsTouch();
  const { data: limits, error } = useCall(getUploadLimits, { params: { schoolId }, query: { app_name: appName } });
  const { list, add, retry, remove } = useUploads({ schoolId, appName, limits, present, onUploaded, forgetsDone });
  const { isOver, drop } = useIncomingFiles(add);
  const isBusy = list.some(({ state }) => state.is === 'waiting' || state.is === 'sending');
  const tellBusy = useLatest(onBusy);
  // Also when the field goes away, because its owner has the one file that it wanted.
  useEffect(() => {
    if (!isBusy) return;
    tellBusy.current?.(true);
    return () => tellBusy.current?.(false);
  }, [isBusy]);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const onPicked = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add(Array.from(currentTarget.files ?? []));
    // So that the same file can be picked again after it was taken away.
    currentTarget.value = '';
  };
  if (error) return <ErrorNotice error={error} />;
  const { extensions = [], max_bytes = 0, max_count = 1 } = limits ?? {};
  return (
    <fieldset className={classes.field} aria-describedby={noteId}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.zone} data-over={isOver || undefined} {...drop}>
        {(isOver || !isTouch) && <p className={classes.hint}>{isOver ? t('files.let_go') : t('files.drop')}</p>}
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconFileUpload size={18} stroke={1.75} aria-hidden="true" />}
            disabled={!limits}
            onClick={() => picker.current?.click()}
          >
            {max_count > 1 ? t('files.choose_many') : t('files.choose_one')}
          </Button>
          {isTouch && takesPictures(extensions) && (
            <Button
              variant="default"
              leftSection={<IconCamera size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => camera.current?.click()}
            >
              {t('files.photo')}
            </Button>
          )}
        </div>
        <p className={classes.note} id={noteId}>
          {limits &&
            t('files.takes', { extensions: extensions.join(', '), size: formatSize(max_bytes, i18n.language) })}
        </p>
        <input
          ref={picker}
          type="file"
          hidden
          accept={extensions.map((extension) => `.${extension}`).join()}
          multiple={max_count > 1}
          onChange={onPicked}
        />
        <input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={onPicked} />
      </div>
      <UploadRows
        list={list}
        onRetry={retry}
        onRemove={({ id, state }) => {
          remove(id);
          if (state.is === 'done') onRemoved?.(state.answer.id);
        }}
      />
    </fieldset>
  );
}
