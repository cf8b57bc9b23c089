import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { staysInForm } from '#platform/web/data/form-faults.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { MUTE_LEVELS, type MuteLevel } from '../../contract/kinds.ts';
import { muteConversation } from '../../contract/mute-conversation.ts';
import type { DialogProps } from '../data/dialogs.ts';

/** For how long a conversation is silent. */
export default function MuteDialog({ request: { groupId }, opened, onClose, onClosed }: DialogProps<'mute'>) {
  const { t } = useTranslation('messaging');
  const names: Record<MuteLevel, string> = {
    hour: t('mute.hour'),
    eight_hours: t('mute.eight_hours'),
    tomorrow: t('mute.tomorrow'),
    week: t('mute.week'),
    never: t('mute.never'),
  };
  const { run, pending, error } = useWrite(muteConversation, {
    inPlace: staysInForm,
    onDone: () => {
      onClose();
      void toast.done(t('mute.done'));
    },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={onClosed}
      title={t('mute.title')}
      width="small"
      fillsPhone={false}
    >
      <Text c="dimmed" mb="md">
        {t('mute.text')}
      </Text>
      <Stack gap="xs">
        {MUTE_LEVELS.map((level) => (
          <Button
            key={level}
            variant="default"
            justify="flex-start"
            disabled={pending}
            onClick={() => run({ params: { groupId }, body: { level } })}
          >
            {names[level]}
          </Button>
        ))}
      </Stack>
      <ErrorNotice error={error} />
    </Dialog>
  );
}
