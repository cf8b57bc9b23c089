import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { ANNOUNCEMENTS } from '../../contract/kinds.ts';
import { setReplies } from '../../contract/set-replies.ts';
import type { Entry } from '../../contract/shapes.ts';

/** Without replies a conversation is an announcement, with them a normal one (S2 section 1). */
export function RepliesSwitch({ entry: { group } }: { entry: Entry }) {
  const { t } = useTranslation('messaging');
  // What was chosen is shown until the conversation itself has changed: pressed again sooner, it would be chosen twice.
  const [choice, setChoice] = useState({ of: group, enabled: !ANNOUNCEMENTS.includes(group.group_type) });
  const { run, pending, error } = useWrite(setReplies, {
    onDone: ({ group_type }) =>
      void toast.done(t(ANNOUNCEMENTS.includes(group_type) ? 'details.replies_off' : 'details.replies_on')),
  });
  return (
    <Switch
      label={t('details.replies')}
      description={t('details.replies_note')}
      checked={choice.of === group && !error ? choice.enabled : !ANNOUNCEMENTS.includes(group.group_type)}
      disabled={pending}
      onChange={({ currentTarget: { checked: enabled } }) => {
        setChoice({ of: group, enabled });
        run({ params: { groupId: group.group_id }, body: { enabled } });
      }}
    />
  );
}
