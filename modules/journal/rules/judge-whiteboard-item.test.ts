import { expect, it } from 'vitest';
import { DESCRIPTION_MAX, TITLE_MAX } from '../contract/limits.ts';
import type { WrittenItem } from '../contract/whiteboard-shapes.ts';
import { judgeWhiteboardItem } from './judge-whiteboard-item.ts';

it.each<[string, WrittenItem, string | undefined]>([
  ['a title alone', { title: 'Buy chalk' }, undefined],
  ['nothing', {}, 'whiteboard_title_required'],
  ['a blank title', { title: '\u00a0' }, 'whiteboard_title_required'],
  ['the longest title', { title: 'x'.repeat(TITLE_MAX) }, undefined],
  ['a longer one', { title: 'x'.repeat(TITLE_MAX + 1) }, 'error.event_title.long_expand'],
  ['the longest description', { title: 'x', description: '😀'.repeat(DESCRIPTION_MAX) }, undefined],
  ['a longer one', { title: 'x', description: 'x'.repeat(DESCRIPTION_MAX + 1) }, 'error.event_description.long_expand'],
  ['a description that is no text', { title: 'x', description: [] }, 'error.event_description.long_expand'],
])('%s', (_, written, key) => {
  const verdict = judgeWhiteboardItem(written);
  expect(verdict.allowed ? undefined : verdict.key).toBe(key);
});
