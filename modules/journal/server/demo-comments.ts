import type { COMMENT_TYPES } from '../contract/words.ts';

/** Words about pupils, of every type. */
export const COMMENTS: readonly (readonly [type: (typeof COMMENT_TYPES)[number], text: string])[] = [
  ['classroom_conduct', 'Talked through the first half of the lesson, then worked well.'],
  ['classroom_conduct', 'Kept the phone on the desk again.'],
  ['core_competence', 'Explains the way to an answer clearly and in good order.'],
  ['core_competence', 'Reads diagrams with ease; the next step is drawing them.'],
  ['formmaster', 'Please have a look: tired for the third time this week.'],
  ['formmaster', 'Helped a classmate who had been ill; thank you.'],
  ['general', 'A very good day.'],
  ['general', 'Forgot the workbook.'],
  ['headmaster', 'Represented the school at the regional olympiad.'],
  ['headmaster', 'Thanked for the work on the school paper.'],
  ['participation', 'Answered often and to the point.'],
  ['participation', 'Quiet today; the written work is fine.'],
  ['values_exhibited', 'Owned up to a mistake of their own accord.'],
  ['values_exhibited', 'Listened patiently to another opinion.'],
  ['work_completion', 'Homework is missing for the second time.'],
  ['work_completion', 'Handed in everything, carefully done.'],
  ['working_with_others', 'Led the group and let everybody speak.'],
  ['working_with_others', 'Shared the work fairly.'],
];
