import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { countryName } from '#platform/web/i18n/countries.ts';
import { formatMoment } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Row, Rows } from '#platform/web/ui/rows.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { MySecurity } from '../../contract/get-my-security.ts';
import { isForCountry, useEidWays } from '../data/eid-ways.ts';
import { proofWays } from '../data/proof-ways.ts';

/** Whom an eID has shown, and the eIDs of that country with which one can get in here: the code in them is the link. */
export function EidsPanel({ identity }: { identity: MySecurity['identity'] }) {
  const { t } = useTranslation('account');
  const reader = useReader();
  const offered = useEidWays()?.ways ?? [];
  const ways = proofWays.filter(
    ({ id }) => offered.some((way) => way === id) && (identity === null || isForCountry(id, identity.country)),
  );
  if (ways.length === 0) return null;
  return (
    <Panel
      flush
      title={t('eid.panel_title')}
      note={t(identity ? 'eid.panel_note' : 'eid.panel_note_open')}
      actions={
        identity ? (
          <StatusChip accent="green">{t('eid.panel_verified')}</StatusChip>
        ) : (
          <Button component={Link} to="/profile" variant="default">
            {t('eid.panel_verify')}
          </Button>
        )
      }
    >
      <Rows label={t('eid.panel_title')}>
        {identity && (
          <Row
            dense
            start={<IconUserCheck size={20} stroke={1.75} aria-hidden="true" />}
            title={t('eid.panel_code', {
              country: countryName(identity.country, reader.language),
              code: identity.id_code,
            })}
            note={t('eid.panel_since', { when: formatMoment(identity.verified_at, reader) })}
          />
        )}
        {ways.map(({ id, label, icon: Icon }) => (
          <Row key={id} dense start={<Icon size={20} stroke={1.75} aria-hidden="true" />} title={wordOf(label)} />
        ))}
      </Rows>
    </Panel>
  );
}
