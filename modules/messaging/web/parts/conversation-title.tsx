import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { changeTitle } from '../../contract/change-title.ts';
import type { Entry } from '../../contract/shapes.ts';
import { judgeTitle } from '../../rules/title.ts';
import classes from './details-dialog.module.css';

/** How a conversation is called; the button comes with the first change. */
export function ConversationTitle({ entry: { group } }: { entry: Entry }) {
  const { t } = useTranslation('messaging');
  const form = useForm(changeTitle, {
    empty: { title: group.title },
    check: ({ title }) => {
      const verdict = judgeTitle(title);
      return verdict.allowed ? {} : { title: sentenceOf(verdict.key, verdict.params) };
    },
    refusals: { title: ['conversation_title_required', 'conversation_title_too_long'] },
    input: ({ title }) => ({ params: { groupId: group.group_id }, body: { title: title.trim() } }),
    onDone: () => void toast.done(t('details.name_saved')),
  });
  const { title } = form.draft;
  return (
    <form {...form.element}>
      <div className={classes.title}>
        <TextInput
          label={t('details.name')}
          value={title}
          error={form.faults.title}
          onChange={({ currentTarget }) => form.change({ title: currentTarget.value })}
        />
        {title.trim() !== group.title && (
          <Button type="submit" loading={form.pending}>
            {t('details.save_name')}
          </Button>
        )}
      </div>
      <ErrorNotice error={form.rest} />
    </form>
  );
}
