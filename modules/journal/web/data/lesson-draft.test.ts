import { describe, expect, it } from 'vitest';
import { TITLE_MAX } from '../../contract/limits.ts';
import {
  draftOf,
  faultIn,
  fieldOf,
  isSameDraft,
  type JournalData,
  type LessonDraft,
  proposedDraft,
  withoutFilesOf,
  writtenOf,
} from './lesson-draft.ts';

const data: JournalData = {
  id: 7,
  title: 'Mathematics',
  icon: 'math',
  type: 'default',
  class_name: '11.A',
  is_locked: false,
  is_point_based: true,
  school_id: 1,
  individual: false,
  name_first: true,
  lesson_types: [{ id: 1, name: 'regular' }],
  has_uploads: true,
  has_workplan: true,
  study_year: { starts_on: '2031-09-01', ends_on: '2032-08-31' },
  taken: [],
  proposal: { event_date: '2031-10-02', lesson_number: 3, workplan_lesson: null },
};
const noWish = { event_date: '', lesson_number: '' };
const good: LessonDraft = { ...proposedDraft(data, noWish), title: 'Vectors', max_points: '10' };

describe('a new lesson', () => {
  it('comes with date, number and the first type', () => {
    expect(proposedDraft(data, noWish)).toMatchObject({
      title: '',
      event_date: '02.10.2031',
      lesson_number: '3',
      lesson_type_id: 1,
      is_individual: false,
    });
  });

  it('has the day and number that the host knows better, where they are such', () => {
    const at = (event_date: string, lesson_number: string) => proposedDraft(data, { event_date, lesson_number });
    expect(at('2031-11-05', '0')).toMatchObject({ event_date: '05.11.2031', lesson_number: '0' });
    expect(at('2031-13-05', '21')).toMatchObject({ event_date: '02.10.2031', lesson_number: '3' });
    expect(at('<script>', '-1')).toMatchObject({ event_date: '02.10.2031', lesson_number: '3' });
  });
});

describe('what is typed', () => {
  it('is sent as the call takes it', () => {
    expect(writtenOf({ ...good, title: ' Vectors ', max_points: '12,5' }, data)).toEqual({
      title: 'Vectors',
      event_date: '2031-10-02',
      lesson_number: 3,
      description: '',
      individual_lesson: false,
      individual_students: [],
      workplan_lesson_id: null,
      max_points: 12.5,
      lesson_type_id: 1,
      lesson_attachments: [],
    });
  });

  it('says nothing about types and files where the school has none, nor about pupils of a lesson for all', () => {
    const written = writtenOf({ ...good, students: [5] }, { ...data, lesson_types: [], has_uploads: false });
    expect(written).toMatchObject({ individual_lesson: false, individual_students: [] });
    expect(Object.keys(written)).not.toContain('lesson_type_id');
    expect(Object.keys(written)).not.toContain('lesson_attachments');
  });

  it('is told its first fault, at its field, in the order of the document', () => {
    let draft: LessonDraft = {
      ...good,
      title: ' ',
      lesson_number: '',
      max_points: '',
      event_date: '7.3.2032',
      lesson_type_id: null,
      is_individual: true,
    };
    const mended: [string, string, Partial<LessonDraft>][] = [
      ['title', 'error.event_title.missing_expand', { title: 'x'.repeat(TITLE_MAX + 1) }],
      ['title', 'error.event_title.long_expand', { title: 'x'.repeat(TITLE_MAX) }],
      ['lesson_number', 'error.lesson_number.missing_expand', { lesson_number: '21' }],
      ['lesson_number', 'error.lesson_number.wrong_expand', { lesson_number: 'x' }],
      ['lesson_number', 'error.lesson_number.wrong_expand', { lesson_number: '0' }],
      ['max_points', 'error.points.missing_expand', { max_points: 'ten' }],
      ['max_points', 'error.points.missing_expand', { max_points: '-1' }],
      ['max_points', 'error.points.negative_expand', { max_points: '0' }],
      ['event_date', 'error.date.format', { event_date: '07.03.2030' }],
      ['event_date', 'error.date.study_year', { event_date: '07.03.2032' }],
      ['lesson_type_id', 'error.type.missing_expand', { lesson_type_id: 1 }],
      ['students', 'error.individual_lesson.missing_students', { students: [5] }],
    ];
    for (const [field, key, mending] of mended) {
      expect(faultIn(draft, data)).toMatchObject({ field, key });
      draft = { ...draft, ...mending };
    }
    expect(faultIn(draft, data)).toBeNull();
  });

  it('finds the field of a refusal', () => {
    expect(fieldOf('error.workplan_lesson.unknown')).toBe('workplan');
    expect(fieldOf('error.file.too_many_files')).toBe('files');
    expect(fieldOf('journal_locked')).toBeNull();
  });
});

describe('a lesson that is there', () => {
  const event = {
    id: 9,
    journal_id: 7,
    title: 'Vectors',
    event_date: '2031-10-02',
    lesson_number: 0,
    description: 'Arrows',
    individual_lesson: true,
    individual_students: [5, 4],
    workplan_lesson_id: 3,
    max_points: 12.5,
    lesson_type: null,
    lesson_type_id: null,
    lesson_attachments: [{ id: 1, path: '/a', file_name: 'a.pdf', size: 5, hash_name: 'h', ext: 'pdf' }],
    version: 2,
    updated_at: '2031-10-02T10:00:00.000Z',
    updated_by_name: 'Mari Tamm',
  };

  it('is unchanged while it says the same', () => {
    const draft = draftOf(event);
    expect(isSameDraft(draft, { ...draft, students: [4, 5] })).toBe(true);
    expect(isSameDraft(draft, { ...draft, files: [{ id: 1, path: '/b', file_name: 'a.pdf', size: 5 }] })).toBe(true);
    expect(isSameDraft(draft, { ...draft, description: 'Arrows ' })).toBe(false);
    expect(isSameDraft(draft, { ...draft, is_individual: false })).toBe(false);
    expect(draft).toMatchObject({ lesson_number: '0', max_points: '12.5', event_date: '02.10.2031' });
  });

  it('that was deleted begins anew without the files that went with it', () => {
    const base = draftOf(event);
    const added = { id: 2, path: '/c', file_name: 'c.pdf', size: 5 };
    const anew = withoutFilesOf({ ...base, title: 'Arrows', files: [...base.files, added] }, base);
    expect(anew).toMatchObject({ title: 'Arrows', files: [added] });
  });
});
