import { Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isBlank } from '#platform/contract/text.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { saveWhiteboardItem } from '../../contract/save-whiteboard-item.ts';
import type { WhiteboardItem } from '../../contract/whiteboard-shapes.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { useSeenOnOpening } from '../data/use-seen.ts';
import { ITEM_REFUSALS } from '../data/whiteboard-draft.ts';

type Props = { item: WhiteboardItem; opened: boolean; onClose: () => void };

/** Changes a note, and who sees it. */
export function NoteDialog({ item, opened, onClose }: Props) {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const { id, title, description, is_shared, version } = useSeenOnOpening(item, opened);
  const form = useForm(saveWhiteboardItem, {
    empty: { title, description, is_shared },
    check: (draft) => (isBlank(draft.title) ? { title: t('errors.whiteboard_title_required') } : {}),
    refusals: ITEM_REFUSALS,
    input: (draft) => ({ params: { schoolId, itemId: id }, body: { ...draft, since: version } }),
    onDone: () => {
      onClose();
      void toast.done(t('whiteboard.saved'));
    },
  });
  const { draft, change, faults } = form;
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={() => form.restart()} title={t('whiteboard.edit_title')}>
      <DialogForm form={form} onCancel={onClose} submitLabel={t('whiteboard.save')}>
        <TextInput
          label={t('whiteboard.field_title')}
          value={draft.title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          error={faults.title}
          required
        />
        <Textarea
          label={t('whiteboard.field_text')}
          value={draft.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
          error={faults.description}
          autosize
          minRows={4}
          maxRows={14}
        />
        <Switch
          withThumbIndicator={false}
          label={t('whiteboard.share')}
          aria-label={t('whiteboard.share')}
          description={t('whiteboard.share_note')}
          checked={draft.is_shared}
          onChange={({ currentTarget }) => change({ is_shared: currentTarget.checked })}
        />
      </DialogForm>
    </Dialog>
  );
}
