import { IconCheck, IconHourglass, IconX, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Accent } from '#platform/web/theme.ts';
import { accentStyle } from '#platform/web/ui/status-chip.tsx';
import type { UserConsent } from '../../contract/shapes.ts';
import classes from './my-consent.module.css';

const LOOKS: Record<UserConsent['status'], { accent: Accent; Icon: TablerIcon }> = {
  pending: { accent: 'yellow', Icon: IconHourglass },
  accepted: { accent: 'green', Icon: IconCheck },
  denied: { accent: 'coral', Icon: IconX },
};

/** How a question stands, at a glance; it says it in a word too. */
export function StatusIcon({ status }: { status: UserConsent['status'] }) {
  const { t } = useTranslation('consents');
  const { accent, Icon } = LOOKS[status];
  return (
    <span className={classes.icon} style={accentStyle(accent)} role="img" aria-label={t(`status.${status}`)}>
      <Icon size={18} stroke={2} aria-hidden="true" />
    </span>
  );
}
