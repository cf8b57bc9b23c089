import { Button, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/data/call.ts';
import { CallError } from '#platform/web/data/call-error.ts';
import { signWithDemoCard } from '../../contract/sign-with-demo-card.ts';
import { CARD_COUNTRIES, type EidDemonstration } from '../data/eid-ways.ts';
import classes from './eid.module.css';
import { PersonaSelect } from './persona-select.tsx';

const tell = (action: string, rest: object = {}) =>
  window.postMessage({ action: `web-eid:authenticate-${action}`, ...rest }, location.origin);
/** What else can happen, and how the software names it. */
const OTHER_ENDS = {
  time_out: 'ERR_WEBEID_USER_TIMEOUT',
  missing: 'ERR_WEBEID_NATIVE_UNAVAILABLE',
  busy: 'ERR_WEBEID_ACTION_PENDING',
  broken: 'ERR_WEBEID_UNKNOWN_ERROR',
  insecure: 'ERR_WEBEID_CONTEXT_INSECURE',
} as const;

const tellFailure = (code: string) => tell('failure', { error: { code, message: code } });

/**
 * The demonstration's card reader: answers the messages that the browser's Web eID extension would answer, with a card
 * of the demonstration. Nobody else loads it.
 */
export default function DemoCardReader({ demonstration }: { demonstration: EidDemonstration }) {
  const { t } = useTranslation('account');
  const first = demonstration.people.find(({ country }) => CARD_COUNTRIES.includes(country));
  const [card, setCard] = useState({ country: first?.country ?? '', id_code: first?.id_code ?? '' });
  const [nonce, setNonce] = useState<string | null>(null);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<{ action?: unknown; challengeNonce?: unknown } | null>) => {
      if (source !== window || data?.action !== 'web-eid:authenticate') return;
      tell('ack');
      setNonce(String(data.challengeNonce));
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  if (nonce === null) return null;

  const end = (answer: () => void) => {
    setNonce(null);
    answer();
  };
  const sign = async (flaw?: 'expired' | 'revoked') => {
    try {
      const body = { ...card, origin: location.origin, nonce, ...(flaw ? { flaw } : {}) };
      const token = await call(signWithDemoCard, { body }, { inPlace: true });
      end(() => tell('success', token));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      end(() => tellFailure('ERR_WEBEID_NATIVE_FATAL'));
    }
  };
  return (
    <section className={classes.reader} aria-label={t('eid.demo_reader')}>
      <p className={classes.heading}>{t('eid.demo_reader')}</p>
      <PersonaSelect
        label={t('eid.demo_card')}
        demonstration={demonstration}
        countries={CARD_COUNTRIES}
        chosen={card}
        onPick={({ country, id_code }) => setCard({ country, id_code })}
      />
      <Button size="md" onClick={() => void sign()}>
        {t('eid.demo_sign')}
      </Button>
      <Button variant="default" onClick={() => end(() => tellFailure('ERR_WEBEID_USER_CANCELLED'))}>
        {t('eid.demo_cancel')}
      </Button>
      <Button variant="default" onClick={() => end(() => tellFailure('ERR_WEBEID_NATIVE_FATAL'))}>
        {t('eid.demo_empty')}
      </Button>
      <details>
        <summary>{t('eid.demo_more')}</summary>
        <Stack gap="xs" mt="xs">
          {(['expired', 'revoked'] as const).map((flaw) => (
            <Button key={flaw} variant="default" onClick={() => void sign(flaw)}>
              {t(`eid.demo_${flaw}`)}
            </Button>
          ))}
          {Object.entries(OTHER_ENDS).map(([end_of, code]) => (
            <Button key={code} variant="default" onClick={() => end(() => tellFailure(code))}>
              {t(`eid.demo_${end_of as keyof typeof OTHER_ENDS}`)}
            </Button>
          ))}
        </Stack>
      </details>
    </section>
  );
}
