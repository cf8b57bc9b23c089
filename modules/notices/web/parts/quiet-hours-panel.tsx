import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedAtOnce } from '#platform/web/data/use-saved-at-once.ts';
import { Panel } from '#platform/web/ui/panel.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { getNoticeSettings } from '../../contract/get-notice-settings.ts';
import { saveQuietHours } from '../../contract/save-quiet-hours.ts';
import type { NoticeSettings, QuietHours } from '../../contract/settings.ts';
import { ClockField } from './clock-field.tsx';
import classes from './quiet-hours-panel.module.css';

/** What is offered to somebody who has not chosen yet. */
const NIGHT: QuietHours = { from: '22:00', to: '07:00' };

/** When nothing makes a sound; saved with every change. */
export function QuietHoursPanel({ settings }: { settings: Pick<NoticeSettings, 'quiet_hours' | 'time_zone'> }) {
  const { t } = useTranslation('notices');
  const { value, choose } = useSavedAtOnce({
    reads: getNoticeSettings,
    endpoint: saveQuietHours,
    saved: settings.quiet_hours,
    inputFor: (quiet_hours: QuietHours | null) => ({ body: { quiet_hours } }),
    within: (known, quiet_hours) => ({ ...known, quiet_hours }),
    onSaved: (hours, undo) => void toast.done(hours ? t('settings.quiet.saved') : t('settings.quiet.ended'), undo),
  });
  // Switched off and on again within a visit, the hours are still the same.
  const [last, setLast] = useState(value ?? NIGHT);
  const change = (part: Partial<QuietHours>) => {
    const next = { ...(value ?? last), ...part };
    setLast(next);
    choose(next);
  };
  return (
    <Panel title={t('settings.quiet.title')} note={t('settings.quiet.note')}>
      <Switch
        label={t('settings.quiet.on')}
        checked={value !== null}
        onChange={({ currentTarget }) => choose(currentTarget.checked ? last : null)}
      />
      {value && (
        <>
          <div className={classes.hours}>
            <ClockField label={t('settings.quiet.from')} value={value.from} onChange={(from) => change({ from })} />
            <ClockField label={t('settings.quiet.to')} value={value.to} onChange={(to) => change({ to })} />
          </div>
          <p className={classes.zone}>{t('settings.quiet.zone', { zone: settings.time_zone.replaceAll('_', ' ') })}</p>
        </>
      )}
    </Panel>
  );
}
