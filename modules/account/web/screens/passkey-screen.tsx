import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { returnPath } from '#platform/web/data/return-path.ts';
import { FaultNotice } from '#platform/web/ui/fault-notice.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { deviceName } from '../../rules/device.ts';
import { mayUsePasskeys } from '../data/may-use-passkeys.ts';
import { createPasskey } from '../data/passkey-ceremony.ts';
import { useCeremony } from '../data/use-ceremony.ts';
import { NewPasskey } from '../parts/new-passkey.tsx';
import classes from '../parts/passkey-page.module.css';

/** `/profile/passkey-register`: what a passkey is, in a sentence, and one button; then its name. */
export default function PasskeyScreen() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [made, setMade] = useState<{ id: number; name: string } | null>(null);
  const asked = search.get('redirect');
  const back = asked === null ? '/profile/security' : returnPath(asked, location.origin);
  const { run, pending, fault } = useCeremony(
    () => createPasskey(deviceName(navigator.userAgent) ?? t('passkeys.unnamed')),
    setMade,
  );
  return (
    <Panel>
      <div className={classes.page}>
        <span className={classes.mark} data-done={made !== null || undefined}>
          <IconFingerprint size={40} stroke={1.5} aria-hidden="true" />
        </span>
        <h2 className={classes.title}>{t(made ? 'passkeys.ready_title' : 'passkeys.register_title')}</h2>
        <p className={classes.text} role={made ? 'status' : undefined}>
          {t(made ? 'passkeys.ready_text' : 'passkeys.register_text')}
        </p>
        {made ? (
          <NewPasskey passkey={made} onDone={() => void navigate(back, { replace: true })} />
        ) : (
          <>
            {fault && <FaultNotice>{fault}</FaultNotice>}
            {!mayUsePasskeys() && <FaultNotice>{t('passkeys.not_possible')}</FaultNotice>}
            <div className={classes.actions}>
              {mayUsePasskeys() && (
                <Button size="md" onClick={run} loading={pending}>
                  {t('passkeys.create')}
                </Button>
              )}
              <Button component={Link} to={back} replace variant="subtle" size="md">
                {t('passkeys.not_now')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}
