import { ActionIcon, Button } from '@mantine/core';
import { IconCornerDownLeft, IconListDetails, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import type { LessonView } from '../../contract/frame-messages.ts';
import { getWorkplan } from '../../contract/get-workplan.ts';
import type { JournalData, LessonDraft } from '../data/lesson-draft.ts';
import { plannedLesson } from '../data/planned-lessons.ts';
import classes from './lesson-plan.module.css';
import type { PlanChoice } from './workplan-view.tsx';

type Props = {
  data: JournalData;
  draft: LessonDraft;
  fault: string | undefined;
  change: (next: Partial<LessonDraft>) => void;
  onView: (view: LessonView) => void;
  onPlanned: (lesson: PlanChoice) => void;
};

/** The lesson of the workplan that this one follows, the one that comes next, or the way to all of them. */
export function LessonPlan({ data, draft, fault, change, onView, onPlanned }: Props) {
  const { t } = useTranslation('journal');
  const { workplan_lesson: next } = data.proposal;
  const { workplan_lesson_id } = draft;
  const isLinked = workplan_lesson_id !== null;
  const plan = useCall(
    getWorkplan,
    { params: { id: data.id } },
    { enabled: isLinked && workplan_lesson_id !== next?.id, untilNews: true },
  );
  const linked = next?.id === workplan_lesson_id ? next : plannedLesson(plan.data, workplan_lesson_id);
  if (!data.has_workplan && !isLinked) return null;
  const all = data.has_workplan && !data.is_locked && (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<IconListDetails size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => onView('select_from_workplan')}
    >
      {t('dialog.choose_from_plan')}
    </Button>
  );
  return (
    <div>
      <div className={classes.plan} data-linked={isLinked || undefined}>
        {isLinked ? (
          <span className={classes.linked}>
            <span className={classes.name}>
              {linked ? t('dialog.from_plan', { name: linked.name }) : t('dialog.from_plan_unnamed')}
            </span>
            {!data.is_locked && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={t('dialog.unlink')}
                onClick={() => change({ workplan_lesson_id: null })}
              >
                <IconX size={14} aria-hidden="true" />
              </ActionIcon>
            )}
          </span>
        ) : (
          next &&
          !data.is_locked && (
            <button type="button" className={classes.chip} onClick={() => onPlanned(next)}>
              <span className={classes.name}>{t('dialog.next_in_plan', { name: next.name })}</span>
              <span className={classes.use}>
                {t('dialog.use_it')}
                {draft.title === '' && (
                  <kbd className={classes.key}>
                    <IconCornerDownLeft size={12} aria-hidden="true" />
                  </kbd>
                )}
              </span>
            </button>
          )
        )}
        {all}
      </div>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
