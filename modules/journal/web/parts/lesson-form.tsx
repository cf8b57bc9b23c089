import { Button } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentence, sentenceOf } from '#platform/web/errors/error-sentence.ts';
import type { LessonView, SaveVariant } from '../../contract/frame-messages.ts';
import { faultIn, fieldOf, type JournalData, type LessonDraft, type LessonField } from '../data/lesson-draft.ts';
import type { useLessonSave } from '../data/use-lesson-save.ts';
import type { OpenLesson } from '../data/use-lesson-state.ts';
import { LessonFields } from './lesson-fields.tsx';
import { LessonFiles } from './lesson-files.tsx';
import classes from './lesson-form.module.css';
import { LessonNotices } from './lesson-notices.tsx';
import { LessonPeople } from './lesson-people.tsx';
import { LessonPlan } from './lesson-plan.tsx';
import type { PlanChoice } from './workplan-view.tsx';

type Props = {
  data: JournalData;
  lesson: OpenLesson;
  saving: ReturnType<typeof useLessonSave>;
  change: (next: Partial<LessonDraft>) => void;
  isShown: boolean;
  onView: (view: LessonView) => void;
  onPlanned: (lesson: PlanChoice) => void;
  onCancel: () => void;
};

/** Where what is typed is more than a word, Enter begins a new line, and only with Ctrl it saves. */
const isSaveKey = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;

/** The lesson view: its fields, what is at fault with them, and three ways to save. */
export function LessonForm({ data, lesson, saving, change, isShown, onView, onPlanned, onCancel }: Props) {
  const { t } = useTranslation('journal');
  const { draft } = lesson.state;
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [areFilesOnTheirWay, setAreFilesOnTheirWay] = useState(false);
  const found = tries > 0 ? faultIn(draft, data) : null;
  const refusedAt = saving.error && fieldOf(saving.error.key);
  const faults: Partial<Record<LessonField, string>> = {
    ...(saving.error && refusedAt && { [refusedAt]: errorSentence(saving.error) }),
    ...(found && { [found.field]: sentenceOf(found.key, found.params) }),
  };
  // After each try, and each refusal, the first field at fault has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Tries and refusals look for faults anew, typing does not.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault] button')?.focus();
  }, [tries, saving.error]);
  // Whoever comes, or comes back from another view, goes on at the title.
  useEffect(() => {
    if (isShown) form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [isShown]);
  const save = (variant: SaveVariant) => {
    if (saving.phase === 'sending' || data.is_locked || areFilesOnTheirWay) return;
    setTries((count) => count + 1);
    if (!faultIn(draft, data)) saving.save(variant);
  };
  const isBusy = saving.phase === 'sending';
  const isClosed = data.is_locked || areFilesOnTheirWay;
  const wish = lesson.state.queued ?? 'save';
  const saveButton = (variant: SaveVariant) => (
    <Button
      type={variant === 'save' ? 'submit' : 'button'}
      variant={variant === 'save' ? 'filled' : 'default'}
      disabled={isClosed || (isBusy && wish !== variant)}
      loading={isBusy && wish === variant}
      onClick={variant === 'save' ? undefined : () => save(variant)}
    >
      {t(`dialog.${variant}`)}
    </Button>
  );
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save('save');
      }}
      onKeyDown={(event) => {
        if (!isSaveKey(event)) return;
        event.preventDefault();
        save('save');
      }}
    >
      <p className={classes.journal}>{[data.title, data.class_name].filter(Boolean).join(' · ')}</p>
      <LessonNotices data={data} lesson={lesson} saving={saving} />
      <LessonPlan
        data={data}
        draft={draft}
        fault={faults.workplan}
        change={change}
        onView={onView}
        onPlanned={onPlanned}
      />
      <LessonFields
        data={data}
        draft={draft}
        own_id={lesson.state.event_id}
        faults={faults}
        change={change}
        onPlanned={onPlanned}
      />
      <LessonPeople
        data={data}
        draft={draft}
        event_id={lesson.state.event_id}
        fault={faults.students}
        change={change}
        onView={onView}
      />
      <LessonFiles data={data} lesson={lesson} fault={faults.files} change={change} onBusy={setAreFilesOnTheirWay} />
      <div className={classes.actions}>
        <Button variant="subtle" color="gray" onClick={onCancel} className={classes.cancel}>
          {t(saving.phase === 'waiting' ? 'dialog.close_for_now' : 'dialog.cancel')}
        </Button>
        {areFilesOnTheirWay && <p className={classes.wait}>{t('dialog.files_on_way')}</p>}
        {saveButton('save_and_add_homework')}
        {saveButton('save_and_add_grades')}
        {saveButton('save')}
      </div>
    </form>
  );
}
