import { Button } from '@mantine/core';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import { Row } from '#platform/web/ui/rows.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { forgetTrustedDevices } from '../../contract/forget-trusted-devices.ts';

/** The devices that are not asked for a code, and the way to have them asked again. */
export function TrustRow({ number }: { number: number }) {
  const { t } = useTranslation('account');
  const forget = useWrite(forgetTrustedDevices, { onDone: () => toast.done(t('security.devices_forgotten')) });
  return (
    <Row
      start={<IconDeviceLaptop size={22} stroke={1.5} aria-hidden="true" />}
      title={t('security.devices')}
      note={t('security.devices_note', { number })}
      end={
        <Button variant="default" size="sm" loading={forget.pending} onClick={() => forget.run({})}>
          {t('security.devices_forget')}
        </Button>
      }
    />
  );
}
