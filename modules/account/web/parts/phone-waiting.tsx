import { Anchor, Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { EidDemonstration } from '../data/eid-ways.ts';
import classes from './eid.module.css';

const QrPicture = lazy(() => import('./qr-picture.tsx'));

type Props = {
  code: string | null;
  link: string | null;
  demonstration: EidDemonstration | null;
  onCancel: () => void;
};

/** The demonstration's phone, in a tab of its own and in the language of this page. */
function demoPhone(phone_url: string, language: string, link: string | null): string {
  const query = new URLSearchParams({ lang: language });
  if (link !== null) query.set('link', link);
  return `${phone_url}?${query}`;
}

/** While the phone is asked: the code to compare, large, or the QR code of this second. */
export function PhoneWaiting({ code, link, demonstration, onCancel }: Props) {
  const { t, i18n } = useTranslation('account');
  const isScan = code === null;
  return (
    <div className={classes.waiting} role="status">
      <p className={classes.heading}>{t(isScan ? 'eid.qr_title' : 'eid.code_title')}</p>
      {!isScan && <p className={classes.code}>{code}</p>}
      {isScan && link !== null && (
        <Suspense>
          <QrPicture text={link} label={t('eid.qr_picture')} />
        </Suspense>
      )}
      <p className={classes.note}>{t(isScan ? 'eid.qr_note' : 'eid.code_note')}</p>
      {demonstration && (!isScan || link !== null) && (
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
