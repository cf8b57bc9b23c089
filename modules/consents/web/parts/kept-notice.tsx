import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OpenWriting } from '../data/use-writing.ts';
import classes from './writing.module.css';

/** Says that an earlier text is shown again, and how to begin anew. */
export function KeptNotice({ found, onDiscard }: { found: OpenWriting['found']; onDiscard: () => void }) {
  const { t } = useTranslation('consents');
  if (found === 'nothing') return null;
  return (
    <div className={classes.kept} role="status">
      <IconHistory size={18} stroke={1.75} aria-hidden="true" />
      <span className={classes.keptText}>{t(`kept.${found}`)}</span>
      <Button variant="subtle" size="compact-sm" onClick={onDiscard}>
        {t('kept.discard')}
      </Button>
    </div>
  );
}
