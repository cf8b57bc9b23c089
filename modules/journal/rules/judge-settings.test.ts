import { expect, it } from 'vitest';
import { TITLE_MAX } from '../contract/limits.ts';
import type { WrittenSettings } from '../contract/settings-shapes.ts';
import { judgeSettings, type SettingsGround } from './judge-settings.ts';

const written: WrittenSettings = {
  title: 'Mathematics',
  icon: 'math',
  type: 'default',
  is_point_based: false,
  individual: false,
  name_first: false,
  class_id: null,
  course_id: null,
  teacher_ids: [1],
  student_ids: [11],
  slots: [],
};
const ground: SettingsGround = {
  teaching: [1, 2],
  learning: [11, 12],
  in_journal: { teacher_ids: [3], student_ids: [13] },
};

it.each<[string, Partial<WrittenSettings>, string | undefined]>([
  ['all is well', {}, undefined],
  ['no title', { title: undefined }, 'journal_title_required'],
  ['a blank title', { title: ' \u200b ' }, 'journal_title_required'],
  ['a number for a title', { title: 7 }, 'journal_title_required'],
  ['the longest title', { title: ` ${'ä'.repeat(TITLE_MAX)} ` }, undefined],
  ['a longer one', { title: 'ä'.repeat(TITLE_MAX + 1) }, 'journal_title_too_long'],
  ['nobody teaches', { teacher_ids: [] }, 'journal_teacher_required'],
  ['somebody teaches who is no teacher of the school', { teacher_ids: [1, 9] }, 'journal_teacher_unknown'],
  ['a former teacher stays beside another', { teacher_ids: [3, 2] }, undefined],
  ['only a former teacher', { teacher_ids: [3] }, 'journal_teacher_required'],
  ['a pupil of nowhere', { student_ids: [11, 19] }, 'journal_student_unknown'],
  ['a former pupil stays', { student_ids: [13] }, undefined],
  ['a group with nobody in it yet', { student_ids: [] }, undefined],
  ['a class, whose pupils nobody names', { class_id: 4, student_ids: [19] }, undefined],
])('%s', (_, change, key) => {
  const verdict = judgeSettings({ ...written, ...change }, ground);
  expect(verdict.allowed ? undefined : verdict.key).toBe(key);
});
