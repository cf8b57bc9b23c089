import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { MeContext } from '../data/me.ts';
import { hasWord, wordOf } from '../i18n/word-of.ts';
import { EmptyFace } from './empty-face.tsx';

/**
 * Stands where a feature would be that the school's package lacks, and says whom to ask: school
 * leaders turn to the provider, everybody else to the school's administrator (S3 section 6).
 */
export function FeaturePromo({ feature, isLeader = false }: { feature?: string; isLeader?: boolean }) {
  const { t } = useTranslation();
  const me = useContext(MeContext);
  const named = feature && hasWord(`ui:features.${feature}`) ? wordOf(`ui:features.${feature}`) : null;
  return (
    <EmptyFace
      drawing="premium"
      accent="violet"
      title={named ? t('promo.title', { feature: named }) : t('promo.title_plain')}
      sentence={
        isLeader
          ? t('promo.ask_provider', { school: me?.school?.name ?? '' })
          : t('promo.ask_admin', { school: me?.school?.name ?? '' })
      }
    />
  );
}
