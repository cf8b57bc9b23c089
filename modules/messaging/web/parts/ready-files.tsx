import { ActionIcon } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileAddress } from '#platform/web/files/use-file-address.ts';
import { isPicture } from '../data/file-kind.ts';
import type { ReadyFile } from '../data/talk.ts';
import classes from './composer.module.css';

type Props = { files: readonly ReadyFile[]; onRemove: (id: number) => void };

/** The files that go along with the message. */
export const ReadyFiles = memo(function ReadyFiles({ files, onRemove }: Props) {
  const { t } = useTranslation('messaging');
  return (
    <ul className={classes.files} aria-label={t('composer.files')}>
      {files.map((file) => (
        <li key={file.id} className={classes.file}>
          <Sign file={file} />
          <span className={classes.filename}>{file.file_name}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            radius="xl"
            aria-label={t('composer.remove_file', { name: file.file_name })}
            onClick={() => onRemove(file.id)}
          >
            <IconX size={14} aria-hidden="true" />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
});

function Sign({ file: { ext, path } }: { file: ReadyFile }) {
  const address = useFileAddress(isPicture(ext) ? path : null);
  if (address) return <img className={classes.thumb} src={address} alt="" />;
  return <IconFile size={20} stroke={1.5} aria-hidden="true" />;
}
