// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLesson } from '../../contract/frame-messages.ts';
import { openLessonLine } from './lesson-line.ts';

let frame: HTMLIFrameElement;
let sent: { type: string; to: unknown }[];
let heard: unknown[];
let line: ReturnType<typeof openLessonLine>;

const say = (type: string, data: object, from: Partial<MessageEventInit> = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      source: frame.contentWindow,
      origin: location.origin,
      data: { kriit: 1, type, data },
      ...from,
    }),
  );
const beReady = () => say('ready', { version: 1, messages: [], module: 'journal', path: '/teacher-modal' });

beforeEach(() => {
  vi.useFakeTimers();
  frame = document.body.appendChild(document.createElement('iframe'));
  sent = [];
  heard = [];
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((message: unknown, to: unknown) => {
    sent.push({ type: (message as { type: string }).type, to });
  });
  line = openLessonLine(frame, {
    onReady: () => heard.push('ready'),
    onOpened: () => heard.push('opened'),
    onSaved: (data) => heard.push(data),
    onClosed: () => heard.push('closed'),
  });
});
afterEach(() => {
  line.close();
  frame.remove();
  vi.useRealTimers();
});

test('the frame is greeted until it answers, and again after it was loaded anew', () => {
  vi.advanceTimersByTime(500);
  expect(sent).toEqual(Array(2).fill({ type: 'hello', to: location.origin }));
  beReady();
  vi.advanceTimersByTime(5_000);
  expect(sent).toHaveLength(2);
  // It answered before all of it was there.
  frame.dispatchEvent(new Event('load'));
  beReady();
  expect(heard).toEqual(['ready']);
  vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue(document.implementation.createHTMLDocument());
  frame.dispatchEvent(new Event('load'));
  beReady();
  expect(heard).toEqual(['ready', 'ready']);
});

test('a lesson is opened, saved and closed by messages of the frame alone', () => {
  beReady();
  line.tell(openLesson, { view: 'new_lesson', event_id: 0, event_date: '', lesson_number: '' });
  expect(sent.at(-1)?.type).toBe('open_lesson');
  say('lesson_opened', { journal_id: 3, event_id: 0 });
  const saved = { variant: 'save_and_add_grades', journal_id: 3, event_id: 9 };
  say('lesson_saved', saved, { source: window });
  say('lesson_saved', saved, { origin: 'https://evil.example' });
  say('lesson_saved', { ...saved, variant: 'burn' });
  say('lesson_saved', saved);
  say('lesson_closed', { journal_id: 3 });
  expect(heard).toEqual(['ready', 'opened', saved, 'closed']);
});
