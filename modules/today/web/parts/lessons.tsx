import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Row, Rows } from '#platform/web/ui/rows.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import { getTeacherDashboard } from '../../contract/get-teacher-dashboard.ts';
import classes from './today.module.css';

/** Today's lessons, for those who have the teacher's dashboard; a refusal leaves no trace. */
export function Lessons() {
  const { t } = useTranslation('today');
  const enabled = useMe().may.see_teacher_dashboard;
  const { data } = useCall(getTeacherDashboard, { query: { use_dashboard_v3: '' } }, { enabled });
  // An answer from before the school switched it off is still known.
  if (!enabled || !data) return null;
  return (
    <Panel title={t('lessons.title')} flush={data.lessons.length > 0}>
      {data.lessons.length === 0 ? (
        <p className={classes.quiet}>{t('lessons.none')}</p>
      ) : (
        <Rows label={t('lessons.title')}>
          {data.lessons.map((lesson) => (
            <Row
              key={`${lesson.journal_id} ${lesson.lesson_number} ${lesson.id}`}
              to={lesson.link}
              start={
                <>
                  <span className={classes.number} aria-hidden="true">
                    {lesson.lesson_number}
                  </span>
                  <VisuallyHidden>{t('lessons.number', { number: lesson.lesson_number })}</VisuallyHidden>
                </>
              }
              title={lesson.id === null ? lesson.journal_title : lesson.title}
              note={lesson.id === null ? t('lessons.not_entered') : lesson.journal_title}
            />
          ))}
        </Rows>
      )}
    </Panel>
  );
}
