import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { CloseAnyway } from '#platform/web/ui/close-anyway.tsx';
import { useDialogLeaving } from '#platform/web/ui/dialog-leaving.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { changeTitle } from '../../contract/change-title.ts';
import type { Entry } from '../../contract/shapes.ts';
import { judgeTitle } from '../../rules/title.ts';
import classes from './details-dialog.module.css';

type Props = { entry: Entry; onClose: () => void };

/** How a conversation is called; the button comes with the first change, which is not thrown away unasked. */
export function ConversationTitle({ entry: { group }, onClose }: Props) {
  const { t } = useTranslation('messaging');
  const [isAsking, setIsAsking] = useState(false);
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
  const [before, setBefore] = useState(group.title);
  // Somebody else may have given it another one meanwhile, which takes the place only of what nobody has changed here.
  if (before !== group.title) {
    setBefore(group.title);
    if (title.trim() === before) form.change({ title: group.title });
  }
  const isOther = title.trim() !== group.title;
  useDialogLeaving(isOther ? () => setIsAsking(true) : null);
  return (
    <form {...form.element}>
      <div className={classes.title}>
        <TextInput
          label={t('details.name')}
          value={title}
          error={form.faults.title}
          onChange={({ currentTarget }) => form.change({ title: currentTarget.value })}
        />
        {isOther && (
          <Button type="submit" loading={form.pending}>
            {t('details.save_name')}
          </Button>
        )}
      </div>
      <ErrorNotice error={form.rest} />
      <CloseAnyway opened={isAsking} onStay={() => setIsAsking(false)} onClose={onClose} />
    </form>
  );
}
