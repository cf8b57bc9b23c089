import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Rows } from '#platform/web/ui/rows.tsx';
import type { MySecurity } from '../../contract/get-my-security.ts';
import type { Factor } from '../../contract/second-step.ts';
import { FactorDialog } from './factor-dialog.tsx';
import { FactorOffDialog } from './factor-off-dialog.tsx';
import { FactorRow } from './factor-row.tsx';
import { RecoveryRow } from './recovery-row.tsx';
import { TrustRow } from './trust-row.tsx';

/** The second step: its methods, the recovery codes and the devices that are not asked. */
export function SecondStepPanel({ security }: { security: MySecurity }) {
  const { t } = useTranslation('account');
  const [begun, setBegun] = useState<Factor | null>(null);
  const [left, setLeft] = useState<Factor | null>(null);
  const { factors, recovery_codes_left, trusted_devices } = security;
  const on = factors.filter(({ is_on }) => is_on);
  return (
    <Panel title={t('security.step')} note={t('security.step_note')} flush>
      <Rows>
        {factors.map((own) => (
          <FactorRow
            key={own.factor}
            own={own}
            onTurnOn={() => setBegun(own.factor)}
            onTurnOff={() => setLeft(own.factor)}
          />
        ))}
        {on.length > 0 && <RecoveryRow left={recovery_codes_left} />}
        {on.length > 0 && trusted_devices > 0 && <TrustRow number={trusted_devices} />}
      </Rows>
      <FactorDialog
        factor={begun}
        sent_to={factors.find(({ factor }) => factor === begun)?.sent_to ?? ''}
        onClose={() => setBegun(null)}
      />
      <FactorOffDialog factor={left} isLast={on.length === 1} onClose={() => setLeft(null)} />
    </Panel>
  );
}
