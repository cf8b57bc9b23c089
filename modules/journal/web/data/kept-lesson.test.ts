import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptLessons, keyOfLesson, type LessonState } from './kept-lesson.ts';
import type { LessonDraft } from './lesson-draft.ts';

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
  files: [],
};
const state: LessonState = {
  draft,
  base: { ...draft, title: '' },
  event_id: null,
  since: null,
  unsent: { key: 'k', at: 0, school_id: 3, draft, event_id: null, body: { title: 'Vectors' } },
  queued: 'save',
};
const wish = { event_id: 0, event_date: '', lesson_number: '' };
const key = keyOfLesson(1, 2, wish);
const HOUR = 3_600_000;
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, value: string) => void stored.set(name, value),
        removeItem: (name: string) => void stored.delete(name),
      },
      {
        // As in a browser, the names of a storage are what is kept in it.
        ownKeys: () => [...stored.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('each person, journal and lesson has a place of its own', () => {
  const keys = [
    key,
    keyOfLesson(9, 2, wish),
    keyOfLesson(1, 9, wish),
    keyOfLesson(1, 2, { ...wish, event_id: 5 }),
    keyOfLesson(1, 2, { ...wish, event_date: '2031-10-02', lesson_number: '3' }),
    keyOfLesson(1, 2, { ...wish, event_date: '2031-10-02', lesson_number: '4' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('what was typed is there again, with the save that waits, until it is thrown away', () => {
  keptLessons.write(key, state, 0);
  expect(keptLessons.read(key, HOUR)).toEqual(state);
  keptLessons.write(key, null, HOUR);
  expect([keptLessons.read(key, HOUR), stored.size]).toEqual([null, 0]);
});

test('a save that is too old to be repeated safely is a text again that was to be saved, and an old text is forgotten', () => {
  keptLessons.write(key, state, 0);
  expect(keptLessons.read(key, 13 * HOUR)).toEqual({ ...state, unsent: null });
  expect(keptLessons.read(key, 31 * 24 * HOUR)).toBeNull();
});

test('those that were to be saved are found by their person, with the lesson that they are', () => {
  const places = [wish, { ...wish, event_id: 5 }, { event_id: 0, event_date: '2031-10-02', lesson_number: '3' }];
  for (const place of places) keptLessons.write(keyOfLesson(1, 2, place), state, 0);
  keptLessons.write(keyOfLesson(1, 9, wish), { ...state, unsent: null, queued: null }, 0);
  keptLessons.write(keyOfLesson(12, 2, wish), state, 0);
  const found = keptLessons.queued(1, HOUR);
  expect(found.map(({ wish: place }) => place)).toEqual(places);
  expect(found[0]).toMatchObject({ key, journal_id: 2, at: 0, state });
  expect(keptLessons.queued(1, 13 * HOUR)[0]?.state).toEqual({ ...state, unsent: null });
});

test('what is no lesson of ours is none', () => {
  for (const text of ['{', '5', '{"at":1}', '{"at":1,"draft":{"title":"x"},"base":{}}']) {
    stored.set(key, text);
    expect(keptLessons.read(key, HOUR)).toBeNull();
  }
});
