import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '#platform/web/ui/moment-label.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { deleteWhiteboardItem } from '../../contract/delete-whiteboard-item.ts';
import type { WhiteboardItem } from '../../contract/whiteboard-shapes.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { NoteDialog } from './note-dialog.tsx';
import classes from './whiteboard.module.css';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** One note: what it says, who sees it, and whose it is. */
export function WhiteboardCard({ item }: { item: WhiteboardItem }) {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const [over, setOver] = useState<'edit' | 'delete' | null>(null);
  const { id, title, description, is_shared, author, updated_at, may } = item;
  const close = () => setOver(null);
  return (
    <li className={classes.card}>
      <div className={classes.top}>
        <h3 className={classes.title}>{title}</h3>
        {may.remove && (
          <span className={classes.tools}>
            {may.write && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('whiteboard.edit', { title })}
                onClick={() => setOver('edit')}
              >
                <IconPencil {...ICON} />
              </ActionIcon>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('whiteboard.delete', { title })}
              onClick={() => setOver('delete')}
            >
              <IconTrash {...ICON} />
            </ActionIcon>
          </span>
        )}
      </div>
      {description && <p className={classes.text}>{description}</p>}
      <p className={classes.foot}>
        <StatusChip accent={is_shared ? 'blue' : 'gray'}>
          {t(is_shared ? 'whiteboard.shared' : 'whiteboard.private')}
        </StatusChip>
        <span>
          {!may.write && <>{author.name} · </>}
          <Moment at={updated_at} />
        </span>
      </p>
      {may.write && <NoteDialog item={item} opened={over === 'edit'} onClose={close} />}
      {may.remove && (
        <WriteConfirm
          opened={over === 'delete'}
          onClose={close}
          endpoint={deleteWhiteboardItem}
          input={{ params: { schoolId, itemId: id } }}
          title={t('whiteboard.delete_title', { title })}
          confirmLabel={t('whiteboard.delete_yes')}
          done={t('whiteboard.deleted')}
        >
          {t(is_shared ? 'whiteboard.delete_shared' : 'whiteboard.delete_private')}
        </WriteConfirm>
      )}
    </li>
  );
}
