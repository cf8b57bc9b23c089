import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import { relativeLabel } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { Row } from '#platform/web/ui/rows.tsx';
import type { Entry } from '../../contract/shapes.ts';
import { unmuteConversation } from '../../contract/unmute-conversation.ts';
import { useDialogs } from '../data/dialogs.ts';

/** Whether a conversation makes a sound, and the way to change that. */
export function MuteRow({ entry: { group, is_muted, muted_until } }: { entry: Entry }) {
  const { t } = useTranslation('messaging');
  const reader = useReader();
  const open = useDialogs();
  const groupId = group.group_id;
  const unmute = useWrite(unmuteConversation);
  const state = (): string => {
    if (!is_muted) return t('details.mute_on');
    if (muted_until === null) return t('details.muted_always');
    return t('details.muted_until', { at: relativeLabel(muted_until, reader, new Date()) });
  };
  return (
    <Row
      title={t('details.mute')}
      note={state()}
      end={
        is_muted ? (
          <Button
            variant="default"
            size="compact-sm"
            loading={unmute.pending}
            onClick={() => unmute.run({ params: { groupId } })}
          >
            {t('details.unmute')}
          </Button>
        ) : (
          <Button variant="default" size="compact-sm" onClick={() => open({ kind: 'mute', groupId })}>
            {t('details.mute_change')}
          </Button>
        )
      }
    />
  );
}
