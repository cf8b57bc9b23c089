import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { formatMoment } from '#platform/web/i18n/dates.ts';
import { formatList } from '#platform/web/i18n/lists.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { DialogActions } from '#platform/web/ui/dialog.tsx';
import { NoticeBox } from '#platform/web/ui/notice-box.tsx';
import { getWorkplan } from '../../contract/get-workplan.ts';
import { listJournalStudents } from '../../contract/list-journal-students.ts';
import type { JournalEvent } from '../../contract/shapes.ts';
import { differencesOf, mergeDrafts, type Side } from '../data/lesson-clash.ts';
import { draftOf, type JournalData, type LessonDraft, type LessonPart } from '../data/lesson-draft.ts';
import { plannedLesson } from '../data/planned-lessons.ts';
import { studentName } from '../data/student-name.ts';
import classes from './clash-panel.module.css';

type Props = {
  data: JournalData;
  base: LessonDraft;
  mine: LessonDraft;
  theirs: JournalEvent;
  onBack: () => void;
  onMerged: (merged: LessonDraft) => void;
};

/** What a part of a lesson says, in words that can be compared. */
function usePartText({ data, theirs }: Pick<Props, 'data' | 'theirs'>, isNeeded: (part: LessonPart) => boolean) {
  const { t, i18n } = useTranslation('journal');
  const { t: tPeople } = useTranslation('people');
  const params = { id: data.id };
  const students = useCall(
    listJournalStudents,
    { params, query: { journal_event_id: theirs.id } },
    { enabled: isNeeded('students') },
  );
  const plan = useCall(getWorkplan, { params }, { enabled: isNeeded('workplan_lesson_id') });
  const nameOf = (id: number): string => {
    const student = students.data?.find(({ student_id }) => student_id === id);
    return student ? studentName(student, data.name_first) : '…';
  };
  return (draft: LessonDraft, part: LessonPart): string => {
    if (part === 'students')
      return draft.is_individual ? formatList(draft.students.map(nameOf), i18n.language) : t('dialog.for_all');
    if (part === 'files')
      return formatList(
        draft.files.map(({ file_name }) => file_name),
        i18n.language,
      );
    if (part === 'workplan_lesson_id') return plannedLesson(plan.data, draft.workplan_lesson_id)?.name ?? '';
    if (part === 'lesson_type_id') {
      const type = data.lesson_types.find(({ id }) => id === draft.lesson_type_id);
      return type ? tPeople(`lesson_types.${type.name}`) : '';
    }
    return draft[part];
  };
}

/** Two people saved the same lesson: field by field, what the other one saved and what was typed here. */
export function ClashPanel({ data, base, mine, theirs, onBack, onMerged }: Props) {
  const { t } = useTranslation('journal');
  const reader = useReader();
  const other = draftOf(theirs);
  const differences = differencesOf(base, mine, other);
  const [chosen, setChosen] = useState<Partial<Record<LessonPart, Side>>>(() =>
    Object.fromEntries(differences.map(({ part, likely }) => [part, likely])),
  );
  const textOf = usePartText({ data, theirs }, (asked) => differences.some(({ part }) => part === asked));
  const names: Record<LessonPart, string> = {
    title: t('dialog.title'),
    event_date: t('dialog.date'),
    lesson_number: t('dialog.number'),
    lesson_type_id: t('dialog.type'),
    max_points: t('dialog.max_points'),
    description: t('dialog.description'),
    students: t('dialog.for_whom'),
    workplan_lesson_id: t('dialog.plan_lesson'),
    files: t('dialog.files'),
  };
  const name = theirs.updated_by_name;
  const side = (part: LessonPart, which: Side) => (
    <Radio.Card value={which} className={classes.side}>
      <Radio.Indicator />
      <span className={classes.words}>
        <span className={classes.who}>{which === 'mine' ? t('dialog.mine') : name}</span>
        <span className={classes.text}>{textOf(which === 'mine' ? mine : other, part) || t('dialog.nothing')}</span>
      </span>
    </Radio.Card>
  );
  return (
    <section className={classes.panel} aria-label={t('dialog.clash_title')}>
      <NoticeBox accent="yellow" role="alert">
        {t('dialog.clash_text', { name, at: formatMoment(theirs.updated_at, reader) })}
      </NoticeBox>
      {differences.length === 0 && <p className={classes.same}>{t('dialog.clash_same')}</p>}
      {differences.map(({ part }) => (
        <Radio.Group
          key={part}
          label={names[part]}
          value={chosen[part] ?? 'mine'}
          onChange={(which) => setChosen((current) => ({ ...current, [part]: which as Side }))}
        >
          <div className={classes.sides}>
            {side(part, 'mine')}
            {side(part, 'theirs')}
          </div>
        </Radio.Group>
      ))}
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          {t('dialog.back')}
        </Button>
        <Button onClick={() => onMerged(mergeDrafts(mine, other, chosen))} data-autofocus>
          {t('dialog.go_on')}
        </Button>
      </DialogActions>
    </section>
  );
}
