import { describe, expect, it } from 'vitest';
import type { KeptWorkplan } from '../../contract/workplan-shapes.ts';
import { bodyOfPlan, checkPlan, copyOfPlan, draftOfPlan, isSamePlan, NEW_PLAN } from './plan-draft.ts';
import {
  type BlockDraft,
  changeLesson,
  insertAfter,
  moveBlock,
  moveLesson,
  newLesson,
  pastedInto,
  removeBlock,
  removeLesson,
  rowsOfPasted,
  withPasted,
} from './plan-edit.ts';

const lesson = (id: number, name: string, taught_count = 0) => ({ id, name, description: '', taught_count });
const PLAN = {
  id: 1,
  name: 'Trigonometry',
  description: '',
  class_level: '11',
  class_level_id: 11,
  is_shared: true,
  file: null,
  version: 3,
  blocks: [
    { id: 1, name: 'Triangles', lessons: [lesson(11, 'Sine', 2), lesson(12, 'Cosine')] },
    { id: 2, name: 'Circles', lessons: [lesson(21, 'Arc')] },
  ],
} as unknown as KeptWorkplan;

const { blocks } = draftOfPlan(PLAN);
const outline = (all: readonly BlockDraft[]) =>
  all.map(({ name, lessons }) => [name, ...lessons.map((one) => one.name)]);
const AROUND = { before: 'The ', after: ' of it' };
const numbered = (number: number) => `Block ${number}`;

describe('a plan that is written', () => {
  it('is saved as it was read, and knows when nothing changed', () => {
    const draft = draftOfPlan(PLAN);
    expect(bodyOfPlan(draft, numbered).blocks[0]?.lessons[0]).toEqual({ id: 11, name: 'Sine', description: '' });
    expect(isSamePlan(draft, draftOfPlan(PLAN))).toBe(true);
    expect(isSamePlan(draft, { ...draft, blocks: moveBlock(blocks, 'block 1', 1) })).toBe(false);
    expect(isSamePlan(draft, { ...draft, typed: 'Chord' })).toBe(false);
  });

  it('leaves out empty rows, names blocks by their number and takes typed lines along', () => {
    const typed = { ...NEW_PLAN, name: 'x', blocks: withPasted([], 'Sine'), typed: 'Cosine\nCircles:\nArc' };
    expect(bodyOfPlan(typed, numbered).blocks).toMatchObject([
      { name: 'Block 1', lessons: [{ name: 'Sine' }, { name: 'Cosine' }] },
      { name: 'Circles', lessons: [{ name: 'Arc' }] },
    ]);
    const empty = { ...NEW_PLAN, blocks: insertAfter(withPasted([], 'Sine'), 'nowhere', [newLesson()]) };
    expect(bodyOfPlan(empty, numbered).blocks).toHaveLength(1);
  });

  it('is copied without ids, so that nothing of it was taught', () => {
    const copy = bodyOfPlan(copyOfPlan(PLAN, 'Copy'), numbered);
    expect(copy).toMatchObject({ name: 'Copy', is_shared: false, file_id: null });
    expect(JSON.stringify(copy.blocks)).not.toContain('"id"');
  });

  it('says which field is at fault', () => {
    expect(checkPlan(NEW_PLAN)).toMatchObject({ field: 'name', key: 'workplan_name_required' });
    expect(checkPlan({ ...NEW_PLAN, name: 'x', typed: 'Sine' })).toBeNull();
    const taughtNameless = blocks.map((block) => ({
      ...block,
      lessons: block.lessons.map((one) => ({ ...one, name: '' })),
    }));
    expect(checkPlan({ ...NEW_PLAN, name: 'x', blocks: taughtNameless })).toMatchObject({
      field: 'blocks',
      key: 'workplan_lesson_name_required',
    });
  });
});

describe('its lessons', () => {
  it('move within a block and into the next one, and stop at the ends', () => {
    expect(outline(moveLesson(blocks, 'lesson 12', -1))[0]).toEqual(['Triangles', 'Cosine', 'Sine']);
    expect(outline(moveLesson(blocks, 'lesson 12', 1))).toEqual([
      ['Triangles', 'Sine'],
      ['Circles', 'Cosine', 'Arc'],
    ]);
    expect(moveLesson(blocks, 'lesson 11', -1)).toBe(blocks);
    expect(moveLesson(blocks, 'lesson 21', 1)).toBe(blocks);
  });

  it('go, unless they were taught', () => {
    expect(outline(removeLesson(blocks, 'lesson 12'))[0]).toEqual(['Triangles', 'Sine']);
    expect(outline(removeLesson(blocks, 'lesson 11'))).toEqual(outline(blocks));
    expect(outline(removeBlock(blocks, 'block 2'))).toEqual([['Triangles', 'Sine', 'Cosine']]);
    expect(removeBlock(blocks, 'block 1')).toHaveLength(2);
  });

  it('come from many lines that are pasted into one', () => {
    expect(outline(pastedInto(blocks, 'lesson 21', AROUND, rowsOfPasted('arc\nChord\nSector')))[1]).toEqual([
      'Circles',
      'The arc of it',
      'Chord',
      'Sector',
    ]);
    expect(pastedInto(blocks, 'nowhere', AROUND, rowsOfPasted('arc'))).toBe(blocks);
  });

  it('keep their description when more is pasted into them', () => {
    const described = changeLesson(blocks, 'lesson 21', { description: 'Bring a compass' });
    const texts = (pasted: string) =>
      pastedInto(described, 'lesson 21', AROUND, rowsOfPasted(pasted))[1]?.lessons.map((one) => one.description);
    expect(texts('arc\tPage 4\nChord\tPage 5')).toEqual(['Bring a compass\nPage 4', 'Page 5']);
    expect(texts('arc\nChord')).toEqual(['Bring a compass', '']);
  });

  it('take pasted headings as rows among them, and leave headings alone to the field', () => {
    expect(rowsOfPasted('Arc\nWaves:\nSine wave').map(({ name }) => name)).toEqual(['Arc', 'Waves', 'Sine wave']);
    expect(rowsOfPasted('# Circles\nWaves:')).toEqual([]);
    expect(rowsOfPasted(' \n')).toEqual([]);
  });
});
