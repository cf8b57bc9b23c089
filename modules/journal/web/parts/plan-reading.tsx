import { useTranslation } from 'react-i18next';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { NoticeBox } from '#platform/web/ui/notice-box.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import type { KeptWorkplan } from '../../contract/workplan-shapes.ts';
import { FileLink } from './file-link.tsx';
import classes from './plan-reading.module.css';

/** The workplan of a colleague, to be read. */
export function PlanReading({ plan }: { plan: KeptWorkplan }) {
  const { t } = useTranslation('journal');
  const { description, file, blocks, author } = plan;
  return (
    <>
      <NoticeBox accent="blue" role="note" className={classes.notice}>
        {t('plans.read_only', { name: author.name })}
      </NoticeBox>
      {(description || file) && (
        <Panel title={t('plans.about')}>
          {description && <p className={classes.text}>{description}</p>}
          {file && <FileLink path={file.path} name={file.file_name} size={file.size} />}
        </Panel>
      )}
      <Panel title={t('plans.content')}>
        {blocks.length === 0 && <EmptyFace drawing="search" sentence={t('workplan.empty')} />}
        {blocks.map(({ id, name, lessons }) => (
          <section key={id} className={classes.block} aria-label={name}>
            <h3 className={classes.name}>{name}</h3>
            <ol className={classes.lessons}>
              {lessons.map((lesson) => (
                <li key={lesson.id}>
                  {lesson.name}
                  {lesson.description && <p className={classes.description}>{lesson.description}</p>}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </Panel>
    </>
  );
}
