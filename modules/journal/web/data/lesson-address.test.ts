import { expect, test } from 'vitest';
import { followedIn, followedPath, lessonAskedIn, lessonPath, NEW_LESSON } from './lesson-address.ts';

const asked = (path: string) => lessonAskedIn(new URL(path, 'https://school.example').searchParams);

test('an address opens the lesson that it was made for', () => {
  expect(asked(lessonPath(7, NEW_LESSON))).toEqual(NEW_LESSON);
  expect(asked(lessonPath(7, { ...NEW_LESSON, event_id: 5 }))).toMatchObject({ view: 'edit_lesson', event_id: 5 });
  const slot = { event_date: '2031-10-02', lesson_number: '3' };
  expect(asked(lessonPath(7, { ...NEW_LESSON, ...slot }))).toEqual({ ...NEW_LESSON, ...slot });
});

test('what was saved on another page goes on in the journal', () => {
  const followed = (path: string) => followedIn(new URL(path, 'https://school.example').searchParams);
  for (const variant of ['save_and_add_grades', 'save_and_add_homework'] as const) {
    expect(followed(followedPath(7, { variant, event_id: 5 }))).toEqual({ variant, event_id: 5 });
    expect(asked(followedPath(7, { variant, event_id: 5 }))).toBeNull();
  }
  for (const query of ['open=save&event_id=5', 'open=save_and_add_grades', 'open=save_and_add_grades&event_id=-1', ''])
    expect(followed(`/journal/7?${query}`)).toBeNull();
});

test('an address that asks for no lesson opens none', () => {
  for (const path of ['/journal/7', '/journal/7?open=edit_lesson', '/journal/7?open=edit_lesson&event_id=x'])
    expect(asked(path)).toBeNull();
});
