import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './undoable-news.module.css';

/** What a toast says of something that can be taken back, and the button for it. */
export function UndoableNews({ message, onUndo }: { message: string; onUndo: () => void }) {
  const { t } = useTranslation();
  return (
    <span className={classes.news}>
      {message}
      <Button variant="default" size="compact-sm" onClick={onUndo}>
        {t('toast.undo')}
      </Button>
    </span>
  );
}
