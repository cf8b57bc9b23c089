import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '#platform/web/data/use-call.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Rows } from '#platform/web/ui/rows.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { listPasskeys } from '../../contract/list-passkeys.ts';
import { mayUsePasskeys } from '../data/may-use-passkeys.ts';
import { PasskeyRow } from './passkey-row.tsx';
import classes from './passkeys-panel.module.css';

/** The passkeys that one has, and the way to another one. */
export function PasskeysPanel() {
  const { t } = useTranslation('account');
  const passkeys = useCall(listPasskeys, {});
  return (
    <Panel flush title={t('passkeys.title')} note={mayUsePasskeys() ? t('passkeys.note') : t('passkeys.not_possible')}>
      <Faces
        query={passkeys}
        waiting={<SkeletonRows rows={2} />}
        empty={{
          when: (data) => data.passkeys.length === 0,
          face: (
            <Text size="sm" c="dimmed" className={classes.empty}>
              {t('passkeys.empty')}
            </Text>
          ),
        }}
      >
        {(data) => (
          <Rows label={t('passkeys.title')}>
            {data.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </Rows>
        )}
      </Faces>
      {mayUsePasskeys() && (
        <div className={classes.foot}>
          <Button
            component={Link}
            to="/profile/passkey-register"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
          >
            {t('passkeys.add')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
