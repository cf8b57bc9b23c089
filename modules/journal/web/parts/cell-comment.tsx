import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unsavedChanges } from '#platform/web/data/unsaved-changes.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { COMMENT_MAX } from '../../contract/limits.ts';
import type { CommentType } from '../../contract/words.ts';
import type { Patch } from '../data/entry.ts';
import type { ShownCell } from '../data/shown-cells.ts';
import classes from './cell-form.module.css';

type Props = {
  cell: ShownCell | undefined;
  mayWrite: boolean;
  /** What the writer's comments may be about. */
  types: readonly CommentType[];
  write: (patch: Patch) => void;
};

/** From here on a comment says how much room is left: whoever leaves the cell has written it, so it ends where it is full. */
const COMMENT_WARNING = 200;

/** A word about the pupil, and what it is about. Whoever leaves the cell without a press on the button has written it too. */
export function CellComment({ cell, mayWrite, types, write }: Props) {
  const { t } = useTranslation('journal');
  const saved = { type: cell?.comment_type ?? 'general', text: cell?.comment ?? '' };
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<Partial<typeof saved>>({});
  const { text, type: wanted } = { ...saved, ...typed };
  // A form master may have written there while somebody typed.
  const type = types.includes(wanted) ? wanted : 'general';
  const room = COMMENT_MAX - text.length;
  const isTyped = Object.keys(typed).length > 0;
  const isChanged = isTyped && (text.trim() !== saved.text || (text.trim() !== '' && type !== saved.type));
  const save = () => {
    const comment = text.trim();
    write(comment ? { comment, comment_type: type } : { comment: null, comment_type: null });
    setTyped({});
  };
  const left = useLatest({ isChanged, save });
  useEffect(
    () => () => {
      if (left.current.isChanged) left.current.save();
    },
    [],
  );
  useEffect(() => {
    if (!isChanged) return;
    const holdTab = (event: BeforeUnloadEvent) => {
      left.current.save();
      event.preventDefault();
    };
    const letGo = unsavedChanges.hold(async () => {
      left.current.save();
      return true;
    });
    addEventListener('beforeunload', holdTab);
    return () => {
      letGo();
      removeEventListener('beforeunload', holdTab);
    };
  }, [isChanged]);
  // The word of a form master or a headmaster is read by everybody else.
  if (!mayWrite || (!isTyped && !types.includes(saved.type)))
    return saved.text ? (
      <div>
        <p className={classes.about}>
          {[t(`cell.comment_types.${saved.type}`), cell?.comment_by_name].filter(Boolean).join(' · ')}
        </p>
        <p className={classes.words}>{saved.text}</p>
      </div>
    ) : null;
  return (
    <div className={classes.comment}>
      <NativeSelect
        label={t('cell.comment_type')}
        value={type}
        data={types.map((value) => ({ value, label: t(`cell.comment_types.${value}`) }))}
        onChange={({ currentTarget }) =>
          setTyped({ ...typed, type: types.find((one) => one === currentTarget.value) ?? 'general' })
        }
      />
      <Textarea
        ref={field}
        aria-label={t('cell.comment')}
        placeholder={t('cell.comment')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={COMMENT_MAX}
        description={room <= COMMENT_WARNING && t('dialog.description_left', { count: room })}
        descriptionProps={{ role: 'status' }}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={text}
        onChange={({ currentTarget }) => setTyped({ ...typed, text: currentTarget.value })}
      />
      {saved.text && cell?.comment_by_name && <p className={classes.about}>{cell.comment_by_name}</p>}
      {isChanged && (
        <Button
          size="compact-sm"
          onClick={() => {
            save();
            // The button goes with what it saved; whoever wrote stays where they wrote.
            field.current?.focus();
          }}
        >
          {t('cell.save_comment')}
        </Button>
      )}
    </div>
  );
}
