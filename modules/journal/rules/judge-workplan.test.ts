import { describe, expect, it } from 'vitest';
import { DESCRIPTION_MAX, TITLE_MAX, WORKPLAN_LESSONS_MAX, WORKPLAN_TEXT_MAX } from '../contract/limits.ts';
import type { WrittenWorkplan } from '../contract/workplan-shapes.ts';
import { judgeWorkplan } from './judge-workplan.ts';

const before = { block_ids: [1, 2], lesson_ids: [11, 12] };
const lesson = { name: 'Fractions' };
const withLessons = (...lessons: WrittenWorkplan['blocks'][number]['lessons']) => ({
  blocks: [{ name: 'Numbers', lessons }],
});
const many = (count: number, description = '') => Array.from({ length: count }, () => ({ ...lesson, description }));

describe('a workplan', () => {
  it.each([
    ['with nothing in it', { blocks: [] }, undefined],
    [
      'with what it had, in another order',
      { blocks: [{ id: 2, name: 'B', lessons: [{ id: 12, ...lesson }] }] },
      undefined,
    ],
    ['without a name', { name: ' ' }, 'workplan_name_required'],
    ['with a long name', { name: 'x'.repeat(TITLE_MAX + 1) }, 'workplan_name_too_long'],
    ['with a block without a name', { blocks: [{ name: '', lessons: [] }] }, 'workplan_block_name_required'],
    ['with a lesson without a name', withLessons({ name: '\t' }), 'workplan_lesson_name_required'],
    ['with a long name of a lesson', withLessons({ name: 'x'.repeat(TITLE_MAX + 1) }), 'error.event_title.long_expand'],
    [
      'with a long description',
      withLessons({ ...lesson, description: 'x'.repeat(DESCRIPTION_MAX + 1) }),
      'error.event_description.long_expand',
    ],
    ['with as many lessons as it may have', withLessons(...many(WORKPLAN_LESSONS_MAX)), undefined],
    ['with one more', withLessons(...many(WORKPLAN_LESSONS_MAX + 1)), 'workplan_too_many_lessons'],
    [
      'with much text',
      withLessons(...many(WORKPLAN_TEXT_MAX / DESCRIPTION_MAX + 1, 'x'.repeat(DESCRIPTION_MAX))),
      'workplan_too_much_text',
    ],
    ['with a block of another', { blocks: [{ id: 3, name: 'C', lessons: [] }] }, 'workplan_part_not_found'],
    ['with a lesson of another', withLessons({ id: 13, ...lesson }), 'workplan_part_not_found'],
    ['with a lesson twice', withLessons({ id: 11, ...lesson }, { id: 11, ...lesson }), 'workplan_part_not_found'],
  ] as const)('%s', (_, change, key) => {
    const judged = judgeWorkplan({ name: 'Mathematics', blocks: [], ...change } as WrittenWorkplan, before);
    expect(judged.allowed ? undefined : judged.key).toBe(key);
  });
});
