import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import { relativeLabel } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { Row } from '#platform/web/ui/rows.tsx';
import type { Entry } from '../../contract/shapes.ts';
import { unmuteConversation } from '../../contract/unmute-conversation.ts';
import { useDialogs } from '../data/dialogs.ts';
import { isMutedAt } from '../data/is-muted.ts';
import { useNow } from '../data/use-now.ts';

/** Whether a conversation makes a sound, and the way to change that. */
export function MuteRow({ entry }: { entry: Entry }) {
  const { t } = useTranslation('messaging');
  const reader = useReader();
  const open = useDialogs();
  const now = useNow();
  const { group, muted_until } = entry;
  const groupId = group.group_id;
  const isMuted = isMutedAt(entry, now);
  const unmute = useWrite(unmuteConversation);
  const state = (): string => {
    if (!isMuted) return t('details.mute_on');
    if (muted_until === null) return t('details.muted_always');
    return t('details.muted_until', { at: relativeLabel(muted_until, reader, now) });
  };
  return (
    <Row
      title={t('details.mute')}
      note={state()}
      end={
        isMuted ? (
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
