import { useTranslation } from 'react-i18next';
import type { DiaryLesson } from '../../contract/diary-shapes.ts';
import { FileLink } from './file-link.tsx';
import classes from './file-links.module.css';

/** The files of a line in the diary. */
export function FileLinks({ files }: Pick<DiaryLesson, 'files'>) {
  const { t } = useTranslation('journal');
  return (
    <ul className={classes.files} aria-label={t('diary.files')}>
      {files.map((file) => (
        <li key={file.id}>
          <FileLink path={file.path} name={file.file_name} size={file.size} />
        </li>
      ))}
    </ul>
  );
}
