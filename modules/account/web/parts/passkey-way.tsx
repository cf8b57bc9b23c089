import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnTabButton } from '#platform/web/frame/own-tab-button.tsx';
import { FaultNotice } from '#platform/web/ui/fault-notice.tsx';
import { isLetAskForPasskeys } from '../data/may-use-passkeys.ts';
import { proveByPasskey, signInByPasskey } from '../data/passkey-ceremony.ts';
import type { ProofProps } from '../data/proof-ways.ts';
import { useCeremony } from '../data/use-ceremony.ts';

/** Asks the device for a passkey at once, and says what came of it. */
export default function PasskeyWay({ purpose, onDone }: ProofProps) {
  const { t } = useTranslation('account');
  const { run, pending, fault } = useCeremony(
    () => (purpose === 'sign-in' ? signInByPasskey(false) : proveByPasskey()),
    onDone,
  );
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !isLetAskForPasskeys()) return;
    begun.current = true;
    run();
  });
  if (!isLetAskForPasskeys()) return <OwnTabButton />;
  return (
    <Stack gap="xs">
      {pending && (
        <Text role="status" c="dimmed">
          {t('passkeys.waiting')}
        </Text>
      )}
      {fault && <FaultNotice>{fault}</FaultNotice>}
      {fault && (
        <Button variant="default" onClick={run}>
          {t('passkeys.try_again')}
        </Button>
      )}
    </Stack>
  );
}
