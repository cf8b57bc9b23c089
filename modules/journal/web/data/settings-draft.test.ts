import { expect, it } from 'vitest';
import { bodyOf, checkSettings, isSameDraft, NEW_SETTINGS, type SettingsDraft } from './settings-draft.ts';

const mari = { user_id: 7, name: 'Mari Tamm' };
const draft: SettingsDraft = { ...NEW_SETTINGS, title: 'Choir', class_id: 4, teachers: [mari], students: [mari] };

it('sends the class or the chosen pupils, never both', () => {
  expect(bodyOf(draft)).toMatchObject({ class_id: 4, student_ids: [], teacher_ids: [7] });
  expect(bodyOf({ ...draft, roster: 'group' })).toMatchObject({ class_id: null, student_ids: [7] });
});

it('finds what is missing', () => {
  expect(checkSettings(draft)).toEqual({});
  expect(checkSettings(NEW_SETTINGS)).toEqual({
    title: 'journal_title_required',
    class_id: 'class_required',
    teachers: 'journal_teacher_required',
  });
  expect(checkSettings({ ...draft, title: 'x'.repeat(256) })).toEqual({ title: 'journal_title_too_long' });
  expect(checkSettings({ ...draft, roster: 'group', class_id: null })).toEqual({});
});

it('is the same whatever the order of what was chosen', () => {
  const [one, two] = [
    { weekday: 1, lesson_number: 2 },
    { weekday: 3, lesson_number: 1 },
  ];
  expect(isSameDraft({ ...draft, slots: [one, two] }, { ...draft, slots: [two, one] })).toBe(true);
  expect(isSameDraft(draft, { ...draft, students: [] })).toBe(true);
  expect(isSameDraft(draft, { ...draft, icon: 'music' })).toBe(false);
});
