import { NativeSelect, Stack, Switch } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MAIL_RHYTHMS } from '#platform/contract/notice.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { useSavedAtOnce } from '#platform/web/data/use-saved-at-once.ts';
import { errorBus } from '#platform/web/errors/error-bus.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { getSettings } from '../../contract/get-settings.ts';
import { saveSettings } from '../../contract/save-settings.ts';
import type { Settings } from '../../contract/settings.ts';
import type { DialogProps } from '../data/dialogs.ts';

function Choices({ settings }: { settings: Settings }) {
  const { t } = useTranslation('messaging');
  const { value, choose } = useSavedAtOnce({
    endpoint: saveSettings,
    reads: getSettings,
    saved: settings,
    inputFor: (body: Settings) => ({ body }),
    within: (_known, body) => body,
  });
  const change = (part: Partial<Settings>): void => choose({ ...value, ...part });
  return (
    <Stack gap="lg">
      <NativeSelect
        label={t('settings.email')}
        description={t('settings.email_note')}
        data={MAIL_RHYTHMS.map((rhythm) => ({ value: rhythm, label: t(`settings.rhythm.${rhythm}`) }))}
        value={value.email_notification_delay_type}
        onChange={({ currentTarget }) => {
          const rhythm = MAIL_RHYTHMS.find((one) => one === currentTarget.value);
          if (rhythm) change({ email_notification_delay_type: rhythm });
        }}
      />
      <Switch
        label={t('settings.enter')}
        description={t('settings.enter_note')}
        checked={value.enter_sends_message}
        onChange={({ currentTarget }) => change({ enter_sends_message: currentTarget.checked })}
      />
      <Switch
        label={t('settings.empty')}
        description={t('settings.empty_note')}
        checked={value.show_empty_convo}
        onChange={({ currentTarget }) => change({ show_empty_convo: currentTarget.checked })}
      />
    </Stack>
  );
}

/** How somebody likes to write and to hear of messages (S2 section 3). */
export default function SettingsDialog({ opened, onClose, onClosed }: DialogProps<'settings'>) {
  const { t } = useTranslation('messaging');
  const settings = useCall(getSettings, {});
  const { error, isLoadingError } = settings;
  // The error modal tells when they cannot be loaded (S2 section 8); what stands here then is the way to try again.
  useEffect(() => {
    if (!error || !isLoadingError) return;
    errorBus.emit({ kind: 'call_failed', error, origin: 'person', in_place: false, in_modal: true, probe: false });
  }, [error, isLoadingError]);
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={onClosed} title={t('settings.title')}>
      <Faces query={settings} waiting={<SkeletonRows rows={3} withAvatar={false} />} empty="never">
        {(known) => <Choices settings={known} />}
      </Faces>
    </Dialog>
  );
}
