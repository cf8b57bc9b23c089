import { Anchor, Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useEidWays } from '../data/eid-ways.ts';
import type { PhoneTurn } from '../data/use-phone-turn.ts';
import classes from './eid.module.css';

const QrPicture = lazy(() => import('./qr-picture.tsx'));

type Props = {
  asked: PhoneTurn;
  /** What the QR code of this second says. */
  link: string | null;
  onCancel: () => void;
};

/** The demonstration's phone, in a tab of its own and in the language of this page. */
function demoPhone(phone_url: string, language: string, link: string | null): string {
  const query = new URLSearchParams({ lang: language });
  if (link !== null) query.set('link', link);
  return `${phone_url}?${query}`;
}

/** While the phone is asked: the code to compare, large, the app on this device, or the QR code of this second. */
export function PhoneWaiting({ asked, link, onCancel }: Props) {
  const { t, i18n } = useTranslation('account');
  const demonstration = useEidWays()?.demonstration;
  const { verification_code: code, app_link: appLink = null } = asked;
  const manner = code !== null ? 'code' : appLink !== null ? 'app' : 'qr';
  const isScan = manner === 'qr';
  return (
    <div className={classes.waiting} role="status">
      <p className={classes.heading}>{t(`eid.${manner}_title`)}</p>
      {code !== null && <p className={classes.code}>{code}</p>}
      {isScan && link !== null && (
        <Suspense>
          <QrPicture text={link} label={t('eid.qr_picture')} />
        </Suspense>
      )}
      <p className={classes.note}>{t(`eid.${manner}_note`)}</p>
      {appLink !== null && (
        <Button component="a" href={appLink} size="md" fullWidth>
          {t('eid.app_open')}
        </Button>
      )}
      {demonstration && (code !== null || (isScan && link !== null)) && (
        <Anchor
          href={demoPhone(demonstration.phone_url, i18n.language, isScan ? link : null)}
          size="sm"
          target="_blank"
          rel="noopener"
        >
          {t(isScan ? 'eid.demo_scan' : 'eid.demo_phone')}
        </Anchor>
      )}
      <Button variant="subtle" onClick={onCancel}>
        {t('eid.cancel')}
      </Button>
    </div>
  );
}
