import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '#platform/web/ui/panel.tsx';
import { usePush } from '../data/use-push.ts';
import classes from './device-panel.module.css';

/** Whether this very browser is told while Kriit is closed. */
export function DevicePanel() {
  const { t } = useTranslation('notices');
  const { state, pending, toggle } = usePush();
  const trouble = {
    impossible: t('settings.device.impossible'),
    blocked: t('push.blocked'),
    failed: t('push.failed'),
    on: null,
    off: null,
  }[state];
  return (
    <Panel title={t('settings.device.title')} note={t('settings.device.note')}>
      {state === 'on' || state === 'off' ? (
        <Switch
          label={t('push.on')}
          checked={state === 'on'}
          onChange={() => {
            if (!pending) toggle();
          }}
        />
      ) : (
        <p className={classes.trouble} role="status">
          {trouble}
        </p>
      )}
    </Panel>
  );
}
