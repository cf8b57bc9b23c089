import { Button, Group, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { staysInForm } from '#platform/web/data/form-faults.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { disownDevice } from '../../contract/disown-device.ts';
import { listSessions } from '../../contract/list-sessions.ts';
import { DeviceSessions } from '../parts/device-sessions.tsx';

/** `/profile/not-me`, where the notice of a new device leads: was it you, and if not, out with it. */
export default function NewDeviceScreen() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const device = search.get('device') ?? '';
  const deviceId = /^[1-9]\d{0,8}$/.test(device) ? Number(device) : null;
  const sessions = useCall(listSessions, {});
  const [isDone, setIsDone] = useState(false);
  const { run, pending, error } = useWrite(disownDevice, { inPlace: staysInForm, onDone: () => setIsDone(true) });
  const further = (
    <Group gap="xs">
      <Button component={Link} to="/profile/security">
        {t('not_me.new_password')}
      </Button>
      <Button component={Link} to="/profile/sessions" variant="default">
        {t('sessions.tab')}
      </Button>
    </Group>
  );
  if (isDone)
    return (
      <Panel title={t('not_me.done_title')} note={t('not_me.done_text')}>
        {further}
      </Panel>
    );
  // Of a device that is forgotten, or that a broken link does not name, there is nothing to end; the rest is left to do.
  if (deviceId === null || error?.key === 'device_gone')
    return (
      <Panel title={t('not_me.title')} note={t('errors.device_gone')}>
        {further}
      </Panel>
    );
  return (
    <Panel title={t('not_me.title')} note={t('not_me.text')}>
      <Faces query={sessions} waiting={<Skeleton height={72} />} empty="never">
        {(data) => <DeviceSessions sessions={data.sessions.filter(({ device_id }) => device_id === deviceId)} />}
      </Faces>
      <ErrorNotice error={error} />
      <Group gap="xs" mt="lg">
        <Button component={Link} to="/profile/sessions" variant="default">
          {t('not_me.yes')}
        </Button>
        <Button color="coral" loading={pending} onClick={() => run({ params: { deviceId } })}>
          {t('not_me.no')}
        </Button>
      </Group>
    </Panel>
  );
}
