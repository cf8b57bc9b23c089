import { ActionIcon } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileField } from '#platform/web/files/file-field.tsx';
import { lessonFile } from '../../contract/lesson-file.ts';
import { inChosenOrder } from '../data/in-chosen-order.ts';
import type { DraftFile, JournalData, LessonDraft } from '../data/lesson-draft.ts';
import type { OpenLesson } from '../data/use-lesson-state.ts';
import { FileLink } from './file-link.tsx';
import classes from './lesson-files.module.css';

type Props = {
  data: JournalData;
  lesson: OpenLesson;
  fault: string | undefined;
  change: (next: Partial<LessonDraft>) => void;
  onBusy: (isBusy: boolean) => void;
};

function FileRow({ file, onRemove }: { file: DraftFile; onRemove: (() => void) | undefined }) {
  const { t } = useTranslation('journal');
  return (
    <li className={classes.row}>
      <IconFile size={18} stroke={1.75} aria-hidden="true" />
      <FileLink path={file.path} name={file.file_name} size={file.size} />
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          onClick={onRemove}
          aria-label={t('dialog.remove_file', { name: file.file_name })}
        >
          <IconX size={18} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  );
}

/** The files of a lesson. Those of a school that has no uploads any more stay where they are. */
export function LessonFiles({ data, lesson, fault, change, onBusy }: Props) {
  const { t } = useTranslation('journal');
  const { files } = lesson.state.draft;
  // Two are on their way at a time, and the smaller one comes first.
  const places = useRef(new Map<number, number>());
  const mayChange = data.has_uploads && !data.is_locked;
  if (!mayChange && files.length === 0) return null;
  const now = () => lesson.now().draft.files;
  return (
    <div className={classes.files} data-fault={fault === undefined ? undefined : ''}>
      {!mayChange && <span className={classes.label}>{t('dialog.files')}</span>}
      {mayChange && (
        <FileField
          label={t('dialog.files')}
          schoolId={data.school_id}
          appName={lessonFile.app_name}
          present={files.length}
          forgetsDone
          onBusy={onBusy}
          onUploaded={({ id, file_name, size, path }, place) => {
            places.current.set(id, place);
            const come = { id, file_name, size, path };
            change({ files: inChosenOrder(now(), come, (one) => places.current.get(one) ?? 0) });
          }}
        />
      )}
      {files.length > 0 && (
        <ul className={classes.rows} aria-label={t('dialog.files')}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onRemove={mayChange ? () => change({ files: now().filter(({ id }) => id !== file.id) }) : undefined}
            />
          ))}
        </ul>
      )}
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
