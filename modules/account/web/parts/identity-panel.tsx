import { useTranslation } from 'react-i18next';
import { refreshAnswers } from '#platform/web/data/answer-news.ts';
import { useMe } from '#platform/web/data/me.ts';
import { Panel } from '#platform/web/ui/panel.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useEidWays } from '../data/eid-ways.ts';
import classes from './identity-panel.module.css';
import { ProofWays } from './proof-ways.tsx';

/** Whether the law knows who this person is, and how to show it. Where there is no way to, nothing is asked. */
export default function IdentityPanel() {
  const { t } = useTranslation('account');
  const { is_verified } = useMe();
  const canVerify = (useEidWays()?.ways.length ?? 0) > 0;
  if (!is_verified && !canVerify) return null;
  return (
    <Panel
      title={t('identity.title')}
      note={is_verified ? t('identity.verified_note') : t('identity.verify_note')}
      actions={
        <StatusChip accent={is_verified ? 'green' : 'yellow'}>
          {is_verified ? t('identity.verified') : t('identity.unverified')}
        </StatusChip>
      }
    >
      {!is_verified && (
        <div className={classes.ways}>
          <ProofWays
            purpose="verify"
            onDone={() => {
              refreshAnswers();
              void toast.done(t('identity.done'));
            }}
          />
        </div>
      )}
    </Panel>
  );
}
