import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { ANNOUNCEMENTS } from '../../contract/kinds.ts';
import { setReplies } from '../../contract/set-replies.ts';
import type { Entry } from '../../contract/shapes.ts';

/** Without replies a conversation is an announcement, with them a normal one (S2 section 1). */
export function RepliesSwitch({ entry: { group } }: { entry: Entry }) {
  const { t } = useTranslation('messaging');
  const { run, pending } = useWrite(setReplies, {
    onDone: ({ group_type }) =>
      void toast.done(t(ANNOUNCEMENTS.includes(group_type) ? 'details.replies_off' : 'details.replies_on')),
  });
  return (
    <Switch
      label={t('details.replies')}
      description={t('details.replies_note')}
      checked={!ANNOUNCEMENTS.includes(group.group_type)}
      disabled={pending}
      onChange={({ currentTarget }) =>
        run({ params: { groupId: group.group_id }, body: { enabled: currentTarget.checked } })
      }
    />
  );
}
