import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconDownload,
  IconFile,
  IconFileTypePdf,
  IconFileZip,
  IconMusic,
  IconTrash,
  IconVideo,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { relativeLabel } from '#platform/web/i18n/dates.ts';
import { formatSize } from '#platform/web/i18n/sizes.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { fullName } from '#platform/web/ui/initials.ts';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { deleteAttachment } from '../../contract/delete-attachment.ts';
import type { Attachment } from '../../contract/shapes.ts';
import { saveAttachment } from '../data/save-file.ts';
import classes from './file-line.module.css';

const ICONS = [
  { Icon: IconFileTypePdf, extensions: ['pdf'] },
  { Icon: IconMusic, extensions: ['mp3', 'wav', 'ogg', 'm4a'] },
  { Icon: IconVideo, extensions: ['mp4', 'webm', 'mov', 'avi', 'mkv'] },
  { Icon: IconFileZip, extensions: ['zip', 'rar', '7z'] },
] as const;

const iconOf = (extension: string) =>
  ICONS.find(({ extensions }) => (extensions as readonly string[]).includes(extension.toLowerCase()))?.Icon ?? IconFile;

/** Who sent it and when: "Mari Tamm, yesterday". */
export function useSentBy(): (file: Pick<Attachment, 'author' | 'creation_date'>) => string {
  const { t } = useTranslation('messaging');
  const reader = useReader();
  return ({ author, creation_date }) => {
    const at = relativeLabel(creation_date, reader, new Date());
    return author ? t('files.by', { name: fullName(author), at }) : at;
  };
}

/** Takes a file out of an own message; the server says until when. */
function DeleteFile({ file, groupId }: { file: Attachment; groupId: number }) {
  const { t } = useTranslation('messaging');
  const [isAsking, asking] = useDisclosure();
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('files.delete', { name: file.original_filename })}
        onClick={asking.open}
      >
        <IconTrash size={18} aria-hidden="true" />
      </ActionIcon>
      <WriteConfirm
        opened={isAsking}
        onClose={asking.close}
        endpoint={deleteAttachment}
        input={{ params: { groupId, attachmentId: file.attachment_id }, query: { type: 'file' } }}
        title={t('files.delete_title')}
        confirmLabel={t('files.delete_confirm')}
        done={t('files.deleted')}
      >
        {t('files.delete_text')}
      </WriteConfirm>
    </>
  );
}

/** A file of a conversation: what it is, how large, by whom, and the way to save it. */
export function FileLine({ file, groupId }: { file: Attachment; groupId: number }) {
  const { t, i18n } = useTranslation('messaging');
  const me = useMe();
  const sentBy = useSentBy();
  const Icon = iconOf(file.extension);
  const name = file.original_filename;
  return (
    <div className={classes.line}>
      <Icon size={24} stroke={1.5} aria-hidden="true" className={classes.icon} />
      <span className={classes.text}>
        <span className={classes.name}>{name}</span>
        <span className={classes.note}>
          {formatSize(file.size, i18n.language)} · {sentBy(file)}
        </span>
      </span>
      {file.author?.id === me.id && <DeleteFile file={file} groupId={groupId} />}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('files.download', { name })}
        onClick={() => saveAttachment(file)}
      >
        <IconDownload size={18} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
