import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Row, Rows } from '#platform/web/ui/rows.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useEidWays } from '../data/eid-ways.ts';
import { proofWays } from '../data/proof-ways.ts';

/** The eIDs with which one can get in here. They need no linking: the code in them is the code in the profile. */
export function EidsPanel() {
  const { t } = useTranslation('account');
  const { is_verified } = useMe();
  const offered = useEidWays()?.ways ?? [];
  const ways = proofWays.filter(({ id }) => offered.some((way) => way === id));
  if (ways.length === 0) return null;
  return (
    <Panel
      flush
      title={t('eid.panel_title')}
      note={t(is_verified ? 'eid.panel_note' : 'eid.panel_note_open')}
      actions={
        is_verified ? (
          <StatusChip accent="green">{t('eid.panel_verified')}</StatusChip>
        ) : (
          <Button component={Link} to="/profile" variant="default">
            {t('eid.panel_verify')}
          </Button>
        )
      }
    >
      <Rows label={t('eid.panel_title')}>
        {ways.map(({ id, label, icon: Icon }) => (
          <Row key={id} dense start={<Icon size={20} stroke={1.75} aria-hidden="true" />} title={wordOf(label)} />
        ))}
      </Rows>
    </Panel>
  );
}
