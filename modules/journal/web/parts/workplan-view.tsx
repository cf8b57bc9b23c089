import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { formatDay } from '#platform/web/i18n/dates.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { getWorkplan } from '../../contract/get-workplan.ts';
import type { Workplan } from '../../contract/shapes.ts';
import type { JournalData } from '../data/lesson-draft.ts';
import { blocksWith, type PlannedLesson } from '../data/planned-lessons.ts';
import { BackToLesson } from './back-to-lesson.tsx';
import { FileLink } from './file-link.tsx';
import classes from './sub-view.module.css';

/** A lesson of the workplan, as it fills the fields. */
export type PlanChoice = Pick<PlannedLesson, 'id' | 'name' | 'description'>;

type Props = {
  data: JournalData;
  chosen: number | null;
  onChoose: (lesson: PlanChoice) => void;
  onBack: () => void;
};

/** A plan that is seen at once needs no search. */
const SEARCH_FROM = 12;

type RowProps = { lesson: PlannedLesson; isNext: boolean; isChosen: boolean; onChoose: () => void };

function PlannedRow({ lesson, isNext, isChosen, onChoose }: RowProps) {
  const { t } = useTranslation('journal');
  const { name, description, taught_on } = lesson;
  const state = taught_on ? t('workplan.taught', { day: formatDay(taught_on) }) : t('workplan.not_taught');
  return (
    <li>
      <button
        type="button"
        className={classes.lesson}
        data-next={isNext || undefined}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          {description && <span className={classes.description}>{description}</span>}
        </span>
        {isNext ? (
          <StatusChip accent="yellow">{t('workplan.next')}</StatusChip>
        ) : (
          <span className={classes.state} data-taught={taught_on !== null || undefined}>
            {taught_on && <IconCheck size={14} aria-hidden="true" />}
            {state}
          </span>
        )}
      </button>
    </li>
  );
}

function Plan({ plan, data, chosen, onChoose, onBack }: Props & { plan: Workplan }) {
  const { t } = useTranslation('journal');
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const next_id = data.proposal.workplan_lesson?.id;
  const blocks = blocksWith(plan.blocks, search);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  // The one that comes next is the one that is looked for: it is in sight, and Enter takes it.
  useEffect(() => {
    const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
    const start = find('[aria-pressed="true"]') ?? find('[data-next]') ?? find('button');
    start?.focus();
    start?.scrollIntoView({ block: 'center' });
  }, []);
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
  };
  return (
    <>
      <div className={classes.top}>
        <BackToLesson onBack={onBack} />
        {plan.lesson_count > SEARCH_FROM && (
          <SearchField label={t('workplan.search')} onSearch={setSearch} onArrowDown={() => buttons()[0]?.focus()} />
        )}
      </div>
      <div className={classes.about}>
        <p className={classes.plan}>{plan.name}</p>
        {plan.file_name !== null && plan.file_location !== null && (
          <FileLink path={plan.file_location} name={plan.file_name} size={plan.file_size ?? 0} />
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Arrows walk between the buttons in it. */}
      <div ref={list} onKeyDown={walk}>
        {blocks.map(({ id, name, lessons }) => (
          <section key={id} aria-label={name}>
            <h3 className={classes.block}>{name}</h3>
            <ul className={classes.lessons}>
              {lessons.map((lesson) => (
                <PlannedRow
                  key={lesson.id}
                  lesson={lesson}
                  isNext={lesson.id === next_id}
                  isChosen={lesson.id === chosen}
                  onChoose={() => onChoose(lesson)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {blocks.length === 0 && <p className={classes.none}>{t('workplan.not_found')}</p>}
    </>
  );
}

/** The workplan of the journal: what comes next, what was taught and when (S1 section 2, select_from_workplan). */
export function WorkplanView({ data, chosen, onChoose, onBack }: Props) {
  const { t } = useTranslation('journal');
  const plan = useCall(getWorkplan, { params: { id: data.id } });
  return (
    <div className={classes.view}>
      {!plan.data && <BackToLesson onBack={onBack} />}
      <Faces
        query={plan}
        waiting={<SkeletonRows withAvatar={false} />}
        empty={{
          when: (read) => read === null || read.lesson_count === 0,
          face: <EmptyFace drawing="search" sentence={t(plan.data === null ? 'workplan.none' : 'workplan.empty')} />,
        }}
      >
        {(read) => read && <Plan plan={read} data={data} chosen={chosen} onChoose={onChoose} onBack={onBack} />}
      </Faces>
    </div>
  );
}
