import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../contract/shapes.ts';
import { copyText } from '../data/copy-text.ts';
import classes from './composer.module.css';

/** Why one cannot write here. What was being written when that changed can be taken along. */
export function ClosedNote({ entry, text, isGone }: { entry: Entry; text: string; isGone: boolean }) {
  const { t } = useTranslation('messaging');
  const { group_type } = entry.group;
  const sentence = () => {
    if (isGone) return null;
    if (entry.left_date) return t('closed.left');
    if (group_type === 'campaign') return t('closed.campaign');
    return group_type === 'private' ? t('closed.private') : t('closed.announcement');
  };
  if (isGone && text.trim() === '') return null;
  return (
    <div className={classes.closed} role="status">
      {sentence()}
      {text.trim() !== '' && (
        <div className={classes.rescue}>
          <span className={classes.typed}>{t('closed.typed', { text })}</span>
          <Button variant="default" size="compact-sm" onClick={() => void copyText(text)}>
            {t('message.copy')}
          </Button>
        </div>
      )}
    </div>
  );
}
