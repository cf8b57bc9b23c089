import { ActionIcon, Progress } from '@mantine/core';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../errors/error-sentence.ts';
import { formatSize } from '../i18n/sizes.ts';
import classes from './file-field.module.css';
import type { Upload } from './upload-list.ts';

type RowProps = { upload: Upload; onRetry: () => void; onRemove: () => void };

function UploadRow({ upload: { file, state }, onRetry, onRemove }: RowProps) {
  const { t, i18n } = useTranslation();
  const { name } = file;
  const isFailed = state.is === 'failed';
  const isOnItsWay = state.is === 'waiting' || state.is === 'sending';
  const hasBar = state.is === 'sending';
  const row = useRef<HTMLLIElement>(null);
  // In a long form the list may lie below what can be seen, and neither progress nor a refusal would be noticed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: A row that grows by its bar comes into sight again.
  useEffect(() => {
    if (!isFailed && !isOnItsWay) return;
    // What its owner says meanwhile, beside the buttons, has its place by then.
    const frame = requestAnimationFrame(() => void row.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [isFailed, isOnItsWay, hasBar]);
  const percent = state.is === 'sending' ? Math.floor(state.share * 100) : 0;
  const sentence = () => {
    if (state.is === 'failed') return sentenceOf(state.fault.key, state.fault.params);
    if (state.is === 'sending') return percent < 100 ? t('files.sending', { percent }) : t('files.checking');
    return state.is === 'waiting'
      ? t('files.waiting')
      : t('files.done', { size: formatSize(file.size, i18n.language) });
  };
  return (
    <li ref={row} className={classes.row}>
      <div className={classes.text}>
        <span className={classes.name}>{name}</span>
        <span className={classes.state} data-failed={isFailed || undefined} role={isFailed ? 'alert' : undefined}>
          {sentence()}
        </span>
        {state.is === 'sending' && (
          <Progress value={percent} size="sm" aria-label={t('files.progress', { name })} className={classes.bar} />
        )}
      </div>
      {state.is === 'failed' && state.again && (
        <ActionIcon variant="subtle" color="gray" size="lg" onClick={onRetry} aria-label={t('files.retry', { name })}>
          <IconRefresh size={18} aria-hidden="true" />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        onClick={onRemove}
        aria-label={isOnItsWay ? t('files.cancel', { name }) : t('files.remove', { name })}
      >
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}

type Props = { list: readonly Upload[]; onRetry: (id: number) => void; onRemove: (upload: Upload) => void };

/** What was picked: how far each file is, why one was refused, and what can be done about it; a form around it may be typed in. */
export const UploadRows = memo(function UploadRows({ list, onRetry, onRemove }: Props) {
  const { t } = useTranslation();
  const arrived = list.filter(({ state }) => state.is === 'done').length;
  return (
    <>
      {list.length > 0 && (
        <ul className={classes.rows} aria-label={t('files.list')}>
          {list.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => onRetry(upload.id)}
              onRemove={() => onRemove(upload)}
            />
          ))}
        </ul>
      )}
      <p className={classes.news} role="status">
        {arrived > 0 && t('files.arrived', { count: arrived })}
      </p>
    </>
  );
});
