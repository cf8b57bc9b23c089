import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { newKey } from '#platform/web/data/attempt.ts';
import { call } from '#platform/web/data/call.ts';
import { CallError } from '#platform/web/data/call-error.ts';
import { unsavedChanges } from '#platform/web/data/unsaved-changes.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { listResults } from '../../contract/list-results.ts';
import { saveCells, type WrittenCell } from '../../contract/save-cells.ts';
import { type CellKey, type Change, cellKey, type Outcome, openCellQueue, type SeenChange } from './cell-queue.ts';
import { assessmentKey, type Column, lessonKey, type Student, type Table } from './columns.ts';
import type { Patch } from './entry.ts';
import { tableKey } from './follow-cells.ts';
import { withCells } from './known-cells.ts';
import { changeOf, shownCell, undoOf, versionOf } from './shown-cells.ts';

/** So many writes can be taken back, one after the other. */
const UNDO_MAX = 100;

/** A cell and what is to become of it. */
export type Wish = { readonly column: Column; readonly student: Student; readonly patch: Patch };

const versionsIn = ({ lessons, assessments }: AnswerOf<typeof saveCells>): ReadonlyMap<CellKey, number> => {
  const columns = [
    ...lessons.map(({ id, cells }) => ({ key: lessonKey(id), cells })),
    ...assessments.map(({ id, cells }) => ({ key: assessmentKey(id), cells })),
  ];
  return new Map(
    columns.flatMap(({ key, cells }) => cells.map((cell) => [cellKey(key, cell.student_id), cell.version] as const)),
  );
};

/** Writes cells: shown at once, sent in batches, taken back on request; what is refused is kept until it is dropped. */
export function useCellWrites(journal_id: number, columns: readonly Column[]) {
  const client = useQueryClient();
  const latest = useLatest(columns);
  const params = useMemo(() => ({ id: journal_id }), [journal_id]);

  const columnOf = ({ column_key }: Change) => latest.current.find(({ key }) => key === column_key);
  const cellsOf = (changes: readonly SeenChange[]): WrittenCell[] =>
    changes.flatMap((change) => {
      const { student_id, patch, since } = change;
      const column = columnOf(change);
      if (!column) return [];
      const place = column.kind === 'lesson' ? { event_id: column.id } : { assessment_id: column.id };
      return [{ ...place, student_id, ...patch, since }];
    });
  // An attempt that is sent again has to be the same to the letter, whatever came in meanwhile.
  const attempted = useRef<{ attempt: string; cells: WrittenCell[] }>({ attempt: '', cells: [] });
  const send = async (changes: readonly SeenChange[], attempt: string): Promise<Outcome<CallError>> => {
    if (attempted.current.attempt !== attempt) attempted.current = { attempt, cells: cellsOf(changes) };
    const { cells } = attempted.current;
    const queryKey = tableKey(journal_id);
    try {
      if (cells.length === 0) return { is: 'written', versions: new Map() };
      const answer = await call(saveCells, { params, body: { cells } }, { idempotencyKey: attempt, inPlace: true });
      // An answer that was asked for before the write would show the old values once more: it is asked for anew.
      const isOnItsWay = client.isFetching({ queryKey }) > 0;
      await client.cancelQueries({ queryKey });
      client.setQueryData<Table>(queryKey, (table) => table && withCells(table, answer));
      if (isOnItsWay) void client.invalidateQueries({ queryKey });
      // What the points come to now is said by the server.
      void client.invalidateQueries({ queryKey: [listResults.route] });
      return { is: 'written', versions: versionsIn(answer) };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.offline) return { is: 'unheard' };
      void client.invalidateQueries({ queryKey });
      return { is: 'refused', reason: error };
    }
  };
  const sending = useLatest(send);
  const seen = (change: Change): number => {
    const column = columnOf(change);
    return column ? versionOf(column, change.student_id) : 0;
  };
  const [queue] = useState(() =>
    openCellQueue<CallError>({ send: (...batch) => sending.current(...batch), seen, newAttempt: newKey }),
  );
  const state = useSyncExternalStore(queue.listen, queue.read);
  const done = useRef<Change[][]>([]);

  const isHeld = state.phase !== 'resting' || state.refused !== null;
  useEffect(() => {
    if (!isHeld) return;
    const holdTab = (event: BeforeUnloadEvent) => {
      queue.flush();
      event.preventDefault();
    };
    // What can be sent is sent before the session ends; nobody has to be asked about it.
    const letGo = unsavedChanges.hold(async () => {
      queue.flush();
      return true;
    });
    addEventListener('beforeunload', holdTab);
    addEventListener('online', queue.flush);
    return () => {
      letGo();
      removeEventListener('beforeunload', holdTab);
      removeEventListener('online', queue.flush);
    };
  }, [isHeld, queue]);
  useEffect(() => queue.flush, [queue]);

  const write = (wishes: readonly Wish[]): void => {
    const { shown } = queue.read();
    const changes = wishes.flatMap(({ column, student, patch }) => changeOf(column, student, patch, shown) ?? []);
    if (changes.length === 0) return;
    const before = new Map(wishes.map(({ column, student }) => [`${column.key}:${student.student_id}`, column]));
    const undo = changes.map((change) => {
      const column = before.get(change.key);
      return undoOf(change, column && shownCell(column, change.student_id, shown));
    });
    done.current = [...done.current, undo].slice(-UNDO_MAX);
    queue.put(changes);
  };
  const undo = (): boolean => {
    const last = done.current.at(-1);
    done.current = done.current.slice(0, -1);
    if (last) queue.put(last);
    return last !== undefined;
  };
  return { state, write, undo, retry: queue.retry, dropRefused: queue.dropRefused };
}
