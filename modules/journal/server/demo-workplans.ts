import type { Plan, School } from './demo-plan.ts';
import { blocksAt } from './demo-subjects.ts';

/** What a journal teaches, lesson after lesson; those of a workplan carry its id. */
export type Outline = readonly {
  readonly name: string;
  readonly description: string;
  readonly block: string;
  readonly workplan_lesson_id: number | null;
}[];

const HOW = [
  'Textbook, pages {a} to {b}.',
  'Work in pairs, then together at the board.',
  'Worksheet {n}; whoever is quick takes the last exercise.',
  'Short talk, then everybody on their own.',
  'Group work: each group explains one part to the others.',
];

/** How a lesson goes, as a teacher would jot it down; the pages run on through the year. */
const wayOf = (place: number): string =>
  (HOW[place % HOW.length] ?? '')
    .replace('{a}', String(8 + 2 * place))
    .replace('{b}', String(10 + 2 * place))
    .replace('{n}', String(1 + Math.floor(place / 3)));

/** The workplans of schools as rows, each made when the first journal asks for it; parallel classes share theirs. */
export function openWorkplans() {
  const rows = { workplan: [] as object[], workplan_block: [] as object[], workplan_lesson: [] as object[] };
  const made = new Map<string, { id: number | null; outline: Outline }>();

  function write(school: School, plan: Plan, created_at: string): { id: number; outline: Outline } {
    const id = rows.workplan.length + 1;
    const { code, level, part, title } = plan;
    rows.workplan.push({
      id,
      school_id: school.school_id,
      name: plan.class_id === null ? title : `${title}, level ${level}`,
      description: `What is taught in ${title} from September to June, in the order of the lessons.`,
      class_level_id: school.classes.find((one) => one.id === plan.class_id)?.class_level_id ?? null,
      is_shared: true,
      created_by: plan.teacher_id,
      created_at,
    });
    const outline = blocksAt(code, level, part).flatMap(({ name: block, lessons }, position) => {
      const block_id = rows.workplan_block.length + 1;
      rows.workplan_block.push({ id: block_id, workplan_id: id, position, name: block });
      return lessons.map((name, place) => {
        const workplan_lesson_id = rows.workplan_lesson.length + 1;
        const description = wayOf(position * lessons.length + place);
        rows.workplan_lesson.push({
          id: workplan_lesson_id,
          workplan_id: id,
          block_id,
          position: place,
          name,
          description,
        });
        return { name, description, block, workplan_lesson_id };
      });
    });
    return { id, outline };
  }

  const spoken = ({ code, level, part }: Plan): Outline =>
    blocksAt(code, level, part).flatMap(({ name: block, lessons }, position) =>
      lessons.map((name, place) => {
        const description = wayOf(position * lessons.length + place);
        return { name, description, block, workplan_lesson_id: null };
      }),
    );

  return {
    rows,
    outlineFor(school: School, plan: Plan, created_at: string): { id: number | null; outline: Outline } {
      const { code, level, part = 1, has_workplan } = plan;
      const key = [school.school_id, code, level, part, has_workplan].join(' ');
      const found =
        made.get(key) ?? (has_workplan ? write(school, plan, created_at) : { id: null, outline: spoken(plan) });
      made.set(key, found);
      return found;
    },
  };
}
