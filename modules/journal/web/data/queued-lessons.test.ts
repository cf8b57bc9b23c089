// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offlineError, refusedError } from '#platform/web/data/call-error.ts';
import type { JournalEvent } from '../../contract/shapes.ts';
import { keptLessons, keyOfLesson, type LessonState } from './kept-lesson.ts';
import type { LessonDraft } from './lesson-draft.ts';
import { isStuck, isToSend, sendQueued } from './queued-lessons.ts';
import { sendLesson } from './send-lesson.ts';

vi.mock('./send-lesson.ts');
const sent = vi.mocked(sendLesson);

const file = { id: 1, file_name: 'a.pdf', size: 5, path: '/a' };
const draft: LessonDraft = {
  title: 'Vectors',
  event_date: '02.10.2031',
  lesson_number: '3',
  description: '',
  lesson_type_id: null,
  max_points: '',
  is_individual: false,
  students: [],
  workplan_lesson_id: null,
  files: [file],
};
const now = Date.now();
const unsent = { key: 'k', at: now, school_id: 3, draft, event_id: 5, body: { title: 'Vectors' } };
const state: LessonState = { draft, base: { ...draft, title: '' }, event_id: 5, since: 1, unsent, queued: 'save' };
const key = keyOfLesson(1, 2, { event_id: 5, event_date: '', lesson_number: '' });
const fields = { title: 'Vectors', event_date: '2031-10-02', individual_students: [], lesson_attachments: [] };
const saved = { id: 5, version: 2, ...fields } as unknown as JournalEvent;

const queued = () => keptLessons.queued(1, now);
async function send(kept: LessonState = state) {
  keptLessons.write(key, kept, now);
  const [lesson] = queued();
  if (!lesson) throw new Error('Nothing is queued.');
  return sendQueued(lesson);
}

beforeEach(() => void sent.mockReset());
afterEach(() => localStorage.clear());

test('a lesson is sent without its dialog, in the school that it is of', () => {
  keptLessons.write(key, state, now);
  const due = (school_id: number | null, after_ms: number) =>
    queued().filter((one) => isToSend(one, school_id, now + after_ms)).length;
  expect([due(3, 20_000), due(3, 5_000), due(4, 20_000), due(null, 20_000)]).toEqual([1, 0, 0, 0]);
});

test('what is saved is forgotten, and what was typed after it stays as a change of it', async () => {
  sent.mockResolvedValue(saved);
  expect(await send()).toBe('saved');
  expect(sent).toHaveBeenCalledWith(2, unsent, { background: true });
  expect(queued()).toEqual([]);
  await send({ ...state, draft: { ...draft, title: 'Arrows' } });
  expect(queued()[0]?.state).toMatchObject({ draft: { title: 'Arrows' }, event_id: 5, since: 2, unsent: null });
});

test('what is not heard of waits on as it is, and what is refused waits for its writer', async () => {
  sent.mockRejectedValueOnce(offlineError());
  expect(await send()).toBe('unheard');
  expect(queued()[0]?.state).toEqual(state);
  sent.mockRejectedValueOnce(refusedError(409, 'journal_locked'));
  expect(await send()).toMatchObject({ key: 'journal_locked' });
  expect(queued().map(isStuck)).toEqual([true]);
});

test('what was to change a lesson that is deleted becomes a new one, without the files that went with it', async () => {
  sent.mockRejectedValueOnce(refusedError(404, 'error.expand'));
  await send();
  expect(queued()).toMatchObject([
    {
      wish: { event_id: 0, event_date: '2031-10-02', lesson_number: '3' },
      state: { draft: { title: 'Vectors', files: [] }, event_id: null, since: null, unsent: null, queued: 'save' },
    },
  ]);
});
