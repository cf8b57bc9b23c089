import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Me } from '#platform/web/data/me.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { LeadOn } from '#platform/web/ui/lead-on.tsx';
import { handOver } from '../../contract/hand-over.ts';
import type { Handover } from '../data/handover.ts';
import { PersonHere } from './person-here.tsx';

type Props = { me: Me; handover: Handover; elsewhere: string; onDone: () => void };

/** Names the site and asks: nobody is signed in anywhere without having read where. */
export function HandoverForm({ me, handover, elsewhere, onDone }: Props) {
  const { t } = useTranslation('account');
  const { host, ...body } = handover;
  const { run, pending, error } = useWrite(handOver, { inPlace: true, waitsForSignIn: false, onDone });
  // Their session has ended while the question stood here; whoever signs in again is asked it again.
  if (error?.unauthorized) return <LeadOn to={elsewhere} />;
  return (
    <PersonHere me={me} title={t('handover.title', { host })}>
      <Text c="dimmed" mb="sm">
        {t('handover.note', { host })}
      </Text>
      {error && <ErrorNotice error={error} />}
      <Button size="md" loading={pending} onClick={() => run({ body })}>
        {t('handover.submit', { host })}
      </Button>
      <Button component={Link} to={elsewhere} replace variant="default" size="md">
        {t('here.other')}
      </Button>
    </PersonHere>
  );
}
