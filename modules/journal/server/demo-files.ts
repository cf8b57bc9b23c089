import { keepMade } from '#modules/files/server/doors.ts';
import type { FileExtension } from '#platform/contract/file-kinds.ts';
import type { Transaction } from '#platform/server/db.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';
import { writePage } from '#platform/server/files/write-page.ts';
import { lessonFile } from '../contract/lesson-file.ts';
import { workplanFile } from '../contract/workplan-file.ts';
import type { drawJournals } from './demo-rows.ts';

type Drawing = ReturnType<typeof drawJournals>;
type Journal = Drawing['journals'][number];
type Wish = {
  readonly class_name: string;
  readonly code: string;
  /** Which lesson, counted from the last one. */
  readonly ago: number;
  readonly file_name: string;
  readonly ext: FileExtension;
  readonly make: () => Buffer;
};

/** A fortnight of weather, for a lesson about data. */
const FORTNIGHT = Array.from({ length: 14 }, (_, place) => [`${place + 1}`, `${(place % 5) - 2}`, `${place % 3}`]);

const table = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\n'));

/** Files of lessons, each in a class of the account `teacher`. */
const WISHES: readonly Wish[] = [
  {
    class_name: '11.A',
    code: 'MAT',
    ago: 1,
    file_name: 'Formula sheet.pdf',
    ext: 'pdf',
    make: () =>
      writePage('Formula sheet: trigonometry', [
        'sin²x + cos²x = 1        tan x = sin x / cos x',
        'sin(x + y) = sin x · cos y + cos x · sin y',
        'cos(x + y) = cos x · cos y - sin x · sin y',
        'a / sin A = b / sin B = c / sin C',
        'a² = b² + c² - 2bc · cos A',
      ]),
  },
  {
    class_name: '11.A',
    code: 'MAT',
    ago: 1,
    file_name: 'Exercises.txt',
    ext: 'txt',
    make: () =>
      Buffer.from(
        '1. sin x = 1/2\n2. 2 cos x - 1 = 0\n3. tan x = 1\n4. sin 2x = cos x\n5. 2 sin²x - 3 sin x + 1 = 0\n',
      ),
  },
  {
    class_name: '11.A',
    code: 'INF',
    ago: 2,
    file_name: 'Measurements.csv',
    ext: 'csv',
    make: () => table([['day', 'temperature', 'rain'], ...FORTNIGHT]),
  },
  {
    class_name: '9.A',
    code: 'MAT',
    ago: 1,
    file_name: 'Worksheet.pdf',
    ext: 'pdf',
    make: () =>
      writePage('Worksheet', [
        '1. Solve: 3x - 7 = 2x + 5',
        '2. Solve: (x - 2)(x + 2) = 5',
        '3. A ticket costs 4 euros less for pupils. Five pupils and one adult pay 40 euros.',
        '4. Draw the graph of y = 2x - 3.',
        '5. For the quick ones: prove that the sum of two odd numbers is even.',
      ]),
  },
];

/** Gives some lessons their files, and one workplan the table in which it was first written. */
export async function attachMade(
  tx: Transaction,
  files: FileKit,
  { journals, rows }: Drawing,
  {
    teacher_id,
    school_id,
    classes,
  }: {
    readonly teacher_id: number;
    readonly school_id: number;
    readonly classes: readonly { readonly id: number; readonly name: string }[];
  },
): Promise<void> {
  const owner = { school_id, person_id: teacher_id };
  const find = (class_name: string, code: string): Journal | undefined => {
    const class_id = classes.find(({ name }) => name === class_name)?.id;
    return journals.find(
      ({ plan }) => plan.class_id === class_id && plan.code === code && plan.teacher_id === teacher_id,
    );
  };
  for (const { class_name, code, ago, file_name, ext, make } of WISHES) {
    const journal = find(class_name, code);
    const lesson = rows.event.filter(({ journal_id }) => journal_id === journal?.id).at(-ago);
    if (lesson === undefined) continue;
    const thing = { ...owner, app_name: lessonFile.app_name, thing_id: lesson.id };
    await keepMade(tx, files, thing, { file_name, ext, bytes: make() }, new Date(lesson.created_at));
  }
  const planned = find('11.A', 'MAT');
  if (planned?.workplan_id == null) return;
  const bytes = table([
    ['Block', 'Lesson', 'How'],
    ...planned.outline.map((one) => [one.block, one.name, one.description]),
  ]);
  const thing = { ...owner, app_name: workplanFile.app_name, thing_id: planned.workplan_id };
  const made = { file_name: 'Mathematics 11.csv', ext: 'csv', bytes } as const;
  await keepMade(tx, files, thing, made, new Date(planned.made_at));
}
