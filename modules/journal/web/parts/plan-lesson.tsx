import { ActionIcon } from '@mantine/core';
import { IconAlignLeft, IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '#platform/contract/text.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { TITLE_MAX } from '../../contract/limits.ts';
import { type PlannedDraft, rowsOfPasted } from '../data/plan-edit.ts';
import type { PlanEdit } from '../data/use-plan-edit.ts';
import classes from './plan-blocks.module.css';

type Props = {
  lesson: PlannedDraft;
  number: number;
  edit: PlanEdit;
  /** Asks before a lesson goes that has more than a title. */
  onAsk: (lesson: PlannedDraft, number: number) => void;
};

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const TOOL = { variant: 'subtle', color: 'gray' } as const;

/** A lesson of the plan: its title, what stands below it, and what can be done with it. */
function OneLesson({ lesson, number, edit, onAsk }: Props) {
  const { t } = useTranslation('journal');
  const { key, name, description, taught_count } = lesson;
  const [isDescribed, setDescribed] = useState(false);
  const isTaught = taught_count > 0;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : 1;
    if (event.nativeEvent.isComposing) return;
    // A key that is held down adds one row, and stops where the title is empty.
    if (event.key === 'Enter') {
      if (!event.repeat) edit.addAfter(key);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      if (event.altKey) edit.moveLesson(key, step);
      else edit.walk(key, step);
    } else if (event.key === 'Backspace' && !event.repeat && name === '' && description === '') edit.removeLesson(key);
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\r\n\t]/.test(text.trim())) return;
    const rows = rowsOfPasted(text);
    if (rows.length === 0) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    edit.pasteInto(key, { before: value.slice(0, from), after: value.slice(to) }, rows);
  };

  return (
    <li className={classes.lesson}>
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <input
        className={classes.title}
        data-key={key}
        aria-label={t('plans.lesson', { number })}
        placeholder={t('plans.lesson_hint')}
        autoComplete="off"
        aria-invalid={lengthOf(name.trim()) > TITLE_MAX}
        value={name}
        onChange={({ currentTarget }) => edit.changeLesson(key, { name: currentTarget.value })}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {isTaught && (
        <span className={classes.taught}>
          <StatusChip accent="green">{t('plans.taught')}</StatusChip>
        </span>
      )}
      <span className={classes.tools}>
        {description === '' && (
          <ActionIcon
            {...TOOL}
            aria-label={t('plans.lesson_describe', { number })}
            aria-expanded={isDescribed}
            onClick={() => setDescribed(!isDescribed)}
          >
            <IconAlignLeft {...ICON} />
          </ActionIcon>
        )}
        <ActionIcon {...TOOL} aria-label={t('plans.lesson_up', { number })} onClick={() => edit.moveLesson(key, -1)}>
          <IconArrowUp {...ICON} />
        </ActionIcon>
        <ActionIcon {...TOOL} aria-label={t('plans.lesson_down', { number })} onClick={() => edit.moveLesson(key, 1)}>
          <IconArrowDown {...ICON} />
        </ActionIcon>
        {!isTaught && (
          <ActionIcon
            {...TOOL}
            aria-label={t('plans.lesson_remove', { number })}
            onClick={() => (description === '' ? edit.removeLesson(key) : onAsk(lesson, number))}
          >
            <IconX {...ICON} />
          </ActionIcon>
        )}
      </span>
      {(isDescribed || description !== '') && (
        <textarea
          className={classes.description}
          aria-label={t('plans.lesson_description', { number })}
          placeholder={t('plans.description')}
          rows={1}
          value={description}
          onChange={({ currentTarget }) => {
            // An emptied field stays while somebody is in it.
            setDescribed(true);
            edit.changeLesson(key, { description: currentTarget.value });
          }}
        />
      )}
    </li>
  );
}

export const PlanLesson = memo(OneLesson);
