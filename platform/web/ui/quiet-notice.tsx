import { Button, CloseButton } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { NoticeStackContext } from './notice-stack.tsx';
import classes from './quiet-notice.module.css';

type Props = {
  text: string;
  detail?: ReactNode;
  action: { label: string; run: () => void; pending?: boolean };
  /** For a notice that may be put off. */
  onPutOff?: () => void;
};

/** A notice in the corner that waits until the person has time for it, with one thing to do. */
export function QuietNotice({ text, detail, action, onPutOff }: Props) {
  const { t } = useTranslation();
  const stack = useContext(NoticeStackContext);
  if (!stack) return null;
  return createPortal(
    <aside className={classes.notice} aria-label={text}>
      <div className={classes.text}>
        <span role="status">{text}</span>
        {detail}
      </div>
      <Button size="compact-sm" variant="light" onClick={action.run} loading={action.pending}>
        {action.label}
      </Button>
      {onPutOff && <CloseButton size="sm" onClick={onPutOff} aria-label={t('dialog.close')} />}
    </aside>,
    stack,
  );
}
