import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '#platform/contract/text.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { TITLE_MAX } from '../../contract/limits.ts';
import type { BlockDraft, PlannedDraft } from '../data/plan-edit.ts';
import type { PlanEdit } from '../data/use-plan-edit.ts';
import classes from './plan-blocks.module.css';
import { PlanLesson } from './plan-lesson.tsx';

type Props = {
  block: BlockDraft;
  number: number;
  /** How many lessons the blocks before it have: they are counted through the plan. */
  before: number;
  isLast: boolean;
  edit: PlanEdit;
};

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const TOOL = { variant: 'subtle', color: 'gray' } as const;

function OneBlock({ block, number, before, isLast, edit }: Props) {
  const { t } = useTranslation('journal');
  const [isAsking, setAsking] = useState(false);
  // It stays named while the question about it closes.
  const [asked, setAsked] = useState({ key: '', called: '', isOpen: false });
  const askLesson = useCallback(
    (lesson: PlannedDraft, place: number) =>
      setAsked({ key: lesson.key, called: lesson.name || t('plans.lesson', { number: place }), isOpen: true }),
    [t],
  );
  const closeLesson = () => setAsked((last) => ({ ...last, isOpen: false }));
  const { key, name, lessons } = block;
  const isTaught = lessons.some(({ taught_count }) => taught_count > 0);
  const called = name || t('plans.block_default', { number });
  const isFilled = lessons.some((lesson) => lesson.name !== '' || lesson.description !== '');
  return (
    <section className={classes.block} aria-label={called}>
      <div className={classes.head}>
        <input
          className={classes.name}
          data-key={key}
          aria-label={t('plans.block', { number })}
          placeholder={t('plans.block_default', { number })}
          autoComplete="off"
          aria-invalid={lengthOf(name.trim()) > TITLE_MAX}
          value={name}
          onChange={({ currentTarget }) => edit.changeBlock(key, currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <span className={classes.tools}>
          {number > 1 && (
            <ActionIcon {...TOOL} aria-label={t('plans.block_up', { number })} onClick={() => edit.moveBlock(key, -1)}>
              <IconArrowUp {...ICON} />
            </ActionIcon>
          )}
          {!isLast && (
            <ActionIcon {...TOOL} aria-label={t('plans.block_down', { number })} onClick={() => edit.moveBlock(key, 1)}>
              <IconArrowDown {...ICON} />
            </ActionIcon>
          )}
          {!isTaught && (
            <ActionIcon
              {...TOOL}
              aria-label={t('plans.block_remove', { number })}
              onClick={() => (isFilled ? setAsking(true) : edit.removeBlock(key))}
            >
              <IconTrash {...ICON} />
            </ActionIcon>
          )}
        </span>
      </div>
      <ol className={classes.lessons}>
        {lessons.map((lesson, place) => (
          <PlanLesson key={lesson.key} lesson={lesson} number={before + place + 1} edit={edit} onAsk={askLesson} />
        ))}
      </ol>
      <Button
        className={classes.add}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus {...ICON} />}
        onClick={() => edit.addTo(key)}
      >
        {t('plans.add_lesson')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => edit.removeBlock(key)}
        title={t('plans.block_remove_title', { name: called })}
        confirmLabel={t('plans.block_remove_yes')}
      >
        {t('plans.block_remove_text', { count: lessons.length })}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked.isOpen}
        onClose={closeLesson}
        onConfirm={() => {
          closeLesson();
          edit.removeLesson(asked.key);
        }}
        title={t('plans.lesson_remove_title', { name: asked.called })}
        confirmLabel={t('plans.lesson_remove_yes')}
      >
        {t('plans.lesson_remove_text')}
      </ConfirmDialog>
    </section>
  );
}

/** A block of the plan: its name, its lessons, and a place for the next one. */
export const PlanBlock = memo(OneBlock);
