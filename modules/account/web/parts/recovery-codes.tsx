import { Button, Group, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '#platform/web/ui/dialog.tsx';
import { useDialogLeaving } from '#platform/web/ui/dialog-leaving.ts';
import classes from './second-step.module.css';

/** Back would throw away what is never shown again: only the button says that they are kept. */
const stayOpen = () => undefined;

/** Recovery codes, shown this once: to be copied, saved or written down. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('account');
  const clipboard = useClipboard();
  const text = codes.join('\n');
  const list = useRef<HTMLOListElement>(null);
  useDialogLeaving(stayOpen);
  // They may have taken the place of the form that had the focus.
  useEffect(() => list.current?.focus(), []);
  const CopyIcon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <>
      <Text c="dimmed">{t('security.codes_note')}</Text>
      <ol ref={list} tabIndex={-1} className={classes.codes} aria-label={t('security.codes_title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<CopyIcon size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => clipboard.copy(text)}
        >
          {clipboard.copied ? t('security.codes_copied') : t('security.codes_copy')}
        </Button>
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="kriit-recovery-codes.txt"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t('security.codes_save')}
        </Button>
      </Group>
      <DialogActions>
        <Button onClick={onKept}>{t('security.codes_kept')}</Button>
      </DialogActions>
    </>
  );
}
