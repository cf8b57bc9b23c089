import { lot } from '#platform/server/lot.ts';
import { dayOf } from './demo-days.ts';
import { afterLesson, type Journal, type LessonRow, type Planned } from './demo-lessons.ts';

const EXERCISES = [
  'Exercises {n} to {m}.',
  'Textbook page {n}: finish what we began in class.',
  'Worksheet, second side.',
  'Get ready for the quiz: notes of this week.',
];
const READING = [
  'Read pages {n} to {m} and write down three questions.',
  'A text of about 120 words on the topic of the lesson.',
  'Read the next chapter.',
  'Learn the new words; there will be a short test.',
];
const SCIENCE = [
  'Finish the report of the experiment.',
  'Questions {n} to {m} at the end of the chapter.',
  'Draw the scheme of today’s lesson from memory and compare.',
];
const KINDS: Readonly<Record<string, readonly string[]>> = {
  ...{
    MAT: EXERCISES,
    EST: READING,
    LAV: READING,
    DEU: READING,
    LIT: READING,
    ENG: READING,
    RUS: READING,
    FRA: READING,
  },
  ...{ HIS: READING, GEO: SCIENCE, BIO: SCIENCE, PHY: SCIENCE, CHE: SCIENCE, NAT: SCIENCE, INF: EXERCISES },
};
const SHARE = 0.3;
/** What was given in the last lesson is what people look for. */
const SHARE_LAST = 0.75;

/** The homework of a journal as rows, each due in the next lesson. */
export function drawHomework(
  journal: Journal,
  planned: readonly Planned[],
  lessons: readonly LessonRow[],
  since: number,
  firstId: number,
) {
  const { id: journal_id, plan } = journal;
  const texts = KINDS[plan.code] ?? [];
  if (texts.length === 0) return [];
  return lessons
    .flatMap((lesson, place) => {
      const [given, due] = [planned[place], planned[place + 1]];
      const share = place === lessons.length - 1 ? SHARE_LAST : SHARE;
      if (!given || !due || given.day < since || lot(journal_id, place, 31) >= share) return [];
      const text = texts[Math.floor(lot(journal_id, place, 32) * texts.length)] ?? '';
      const first = 10 + 3 * place;
      return [
        {
          journal_id,
          event_id: lesson.id,
          description: text.replace('{n}', String(first)).replace('{m}', String(first + 4)),
          due_on: dayOf(due.day),
          due_lesson_number: lot(journal_id, place, 33) < 0.85 ? due.lesson_number : null,
          created_by: plan.teacher_id,
          created_at: afterLesson(given),
          updated_by: plan.teacher_id,
          updated_at: afterLesson(given),
        },
      ];
    })
    .map((row, order) => ({ id: firstId + order, ...row }));
}
