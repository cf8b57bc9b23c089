import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLatest } from '#platform/web/data/use-latest.ts';
import {
  type Around,
  appendTo,
  type BlockDraft,
  changeBlock,
  changeLesson,
  insertAfter,
  moveBlock,
  moveLesson,
  newBlock,
  newLesson,
  type PlannedDraft,
  pastedInto,
  removeBlock,
  removeLesson,
  withPasted,
} from './plan-edit.ts';

type Blocks = readonly BlockDraft[];

/** Where the focus goes when no block is left. */
export const NO_BLOCK = 'no block';

/** The lesson before or behind another one, over the borders of blocks. */
function neighbourOf(blocks: Blocks, key: string, step: 1 | -1): string | undefined {
  const keys = blocks.flatMap(({ lessons }) => lessons.map((one) => one.key));
  return keys[keys.indexOf(key) + step];
}

const fieldOf = (list: HTMLElement | null, key: string): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null;

/**
 * What can be done to the blocks of a plan. The functions stay the same, so that of several hundred rows only those that
 * changed are drawn; what is added or moved has the focus afterwards.
 */
export function usePlanEdit(blocks: Blocks, write: (blocks: Blocks) => void) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const latest = useLatest({ blocks, write });

  // biome-ignore lint/correctness/useExhaustiveDependencies: What was added is there with the next blocks.
  useLayoutEffect(() => {
    if (wanted.current !== null) fieldOf(list.current, wanted.current)?.focus();
    wanted.current = null;
  }, [blocks]);

  const edit = useCallback((change: (now: Blocks) => Blocks, focus?: string) => {
    const next = change(latest.current.blocks);
    if (next === latest.current.blocks) return;
    wanted.current = focus ?? null;
    latest.current.write(next);
  }, []);

  return useMemo(
    () => ({
      list,
      changeLesson: (key: string, next: Partial<PlannedDraft>) => edit((now) => changeLesson(now, key, next)),
      moveLesson: (key: string, step: 1 | -1) => edit((now) => moveLesson(now, key, step), key),
      addAfter: (key: string) => {
        const lesson = newLesson();
        edit((now) => insertAfter(now, key, [lesson]), lesson.key);
      },
      addTo: (block_key: string) => {
        const lesson = newLesson();
        edit((now) => appendTo(now, block_key, lesson), lesson.key);
      },
      removeLesson: (key: string) => {
        const now = latest.current.blocks;
        edit((all) => removeLesson(all, key), neighbourOf(now, key, -1) ?? neighbourOf(now, key, 1));
      },
      pasteInto: (key: string, around: Around, rows: Parameters<typeof pastedInto>[3]) =>
        edit((now) => pastedInto(now, key, around, rows), key),
      paste: (text: string) => edit((now) => withPasted(now, text)),
      walk: (key: string, step: 1 | -1) => {
        const next = neighbourOf(latest.current.blocks, key, step);
        if (next !== undefined) fieldOf(list.current, next)?.focus();
      },
      changeBlock: (key: string, name: string) => edit((now) => changeBlock(now, key, { name })),
      moveBlock: (key: string, step: 1 | -1) => edit((now) => moveBlock(now, key, step), key),
      removeBlock: (key: string) => {
        const keys = latest.current.blocks.map((block) => block.key);
        const at = keys.indexOf(key);
        edit((now) => removeBlock(now, key), keys[at + 1] ?? keys[at - 1] ?? NO_BLOCK);
      },
      addBlock: () => {
        const block = newBlock('', [newLesson()]);
        edit((now) => [...now, block], block.key);
      },
    }),
    [edit],
  );
}

export type PlanEdit = ReturnType<typeof usePlanEdit>;
