import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { MeContext } from '../data/me.ts';
import { sentenceOf } from '../errors/error-sentence.ts';
import { hasWord, wordOf } from '../i18n/word-of.ts';
import { EmptyFace } from './empty-face.tsx';

/**
 * Stands where a feature would be that the school's package lacks, and says whom to ask: the
 * school's administrator or the provider, whom school leaders contact themselves (S3 sections 6 and 8).
 */
export function FeaturePromo({ feature }: { feature?: string }) {
  const { t } = useTranslation();
  const isLeader = useContext(MeContext)?.may.lead_school ?? false;
  const named = feature && hasWord(`ui:features.${feature}`) ? wordOf(`ui:features.${feature}`) : null;
  return (
    <EmptyFace
      drawing="premium"
      accent="violet"
      title={named ? t('promo.title', { feature: named }) : t('promo.title_plain')}
      sentence={`${sentenceOf('feature_permission_missing')}\n${isLeader ? t('promo.ask_provider') : t('promo.or_provider')}`}
    />
  );
}
