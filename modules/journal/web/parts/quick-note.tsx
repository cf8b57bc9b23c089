import { Button, Switch, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '#platform/contract/text.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { useForm } from '#platform/web/ui/use-form.ts';
import { createWhiteboardItem } from '../../contract/create-whiteboard-item.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { ITEM_REFUSALS } from '../data/whiteboard-draft.ts';
import classes from './whiteboard.module.css';

/** One line and Enter: the note is there; everything else about it can be said later. */
export function QuickNote() {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const form = useForm(createWhiteboardItem, {
    empty: { title: '', description: '', is_shared: false },
    check: ({ title }) => (isBlank(title) ? { title: t('errors.whiteboard_title_required') } : {}),
    refusals: ITEM_REFUSALS,
    input: (body) => ({ params: { schoolId }, body }),
    onDone: (_item, { is_shared }) => {
      form.restart({ is_shared });
    },
  });
  const { draft, change, faults } = form;
  return (
    <form {...form.element} tabIndex={-1} className={classes.quick}>
      <div className={classes.line}>
        <TextInput
          className={classes.field}
          aria-label={t('whiteboard.quick')}
          placeholder={t('whiteboard.quick')}
          value={draft.title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          error={faults.title}
        />
        <Switch
          className={classes.shared}
          withThumbIndicator={false}
          label={t('whiteboard.share')}
          checked={draft.is_shared}
          onChange={({ currentTarget }) => change({ is_shared: currentTarget.checked })}
        />
        <Button type="submit" loading={form.pending} leftSection={<IconPlus size={16} aria-hidden="true" />}>
          {t('whiteboard.add')}
        </Button>
      </div>
      <ErrorNotice error={form.rest} />
    </form>
  );
}
