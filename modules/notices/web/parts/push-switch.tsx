import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePush } from '../data/use-push.ts';
import classes from './bell.module.css';

/** Lets this browser tell of notices while Kriit is closed; nothing at all where that cannot be. */
export function PushSwitch() {
  const { t } = useTranslation('notices');
  const { state, pending, toggle } = usePush();
  if (state === 'impossible') return null;
  if (state === 'blocked' || state === 'failed') {
    return (
      <p className={classes.trouble} role="status">
        {t(`push.${state}`)}
      </p>
    );
  }
  return (
    <Button variant="subtle" size="compact-sm" loading={pending} onClick={toggle}>
      {t(state === 'on' ? 'push.off' : 'push.on')}
    </Button>
  );
}
