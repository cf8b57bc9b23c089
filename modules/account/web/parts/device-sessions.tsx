import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Session, SessionFacts } from './session-row.tsx';

/** What is open on the device that a notice speaks of. */
export function DeviceSessions({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('account');
  if (sessions.length === 0) return <Text c="dimmed">{t('not_me.nobody')}</Text>;
  return (
    <Stack gap="md">
      {sessions.map((session) => (
        <div key={session.id}>
          <Text fw={500}>{session.device ?? t('devices.unknown')}</Text>
          {session.is_current && <Text c="dimmed">{t('not_me.here')}</Text>}
          <SessionFacts session={session} />
        </div>
      ))}
    </Stack>
  );
}
