import { activeRolesOf, schoolWithFeatures } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import { permit } from '#platform/server/refusal.ts';
import type { WrittenCell } from '../contract/save-cells.ts';
import { cellAfter, EMPTY_CELL, isSameCell, judgeCell } from '../rules/judge-cell.ts';
import { commentTypes } from '../rules/may-comment.ts';
import { scaleOf } from '../rules/scale.ts';
import { type CellWrite, type Column, cellsIn, holdColumns } from './cell-store.ts';
import type { JournalFacts } from './journal-store.ts';
import { placesAmong } from './student-store.ts';

type Place = { readonly event_id?: number | null; readonly assessment_id?: number | null };

const columnKey = ({ event_id, assessment_id }: Place): string => `${event_id ?? ''}/${assessment_id ?? ''}`;
const cellKey = (cell: Place & { readonly student_id: number }): string => `${columnKey(cell)}/${cell.student_id}`;
const keyOfColumn = ({ kind, id }: Column): string =>
  columnKey(kind === 'lesson' ? { event_id: id } : { assessment_id: id });

/** Where a cell was named twice, the later words count, field by field. */
function onceEach(cells: readonly WrittenCell[]): WrittenCell[] {
  const merged = new Map<string, WrittenCell>();
  for (const cell of cells) merged.set(cellKey(cell), { ...merged.get(cellKey(cell)), ...cell });
  return [...merged.values()];
}

type InJournal = Awaited<ReturnType<typeof placesAmong>>[number];

/**
 * A pupil is in the lessons between coming and leaving; for an individual one it counts who was chosen. What was written
 * before they left and came back can still be put right.
 */
function isThere(place: InJournal | undefined, column: Column | undefined, isWritten: boolean): boolean {
  if (place === undefined || column === undefined) return false;
  const { joined_on, left_on } = place;
  return isWritten || column.only !== null || (column.day >= joined_on && (left_on === null || column.day <= left_on));
}

/** Takes hold of the columns of what was written, judges it, and says what is to stand where something changes. */
export async function readCells(
  tx: Transaction,
  actor: Actor,
  journal: JournalFacts,
  written: readonly WrittenCell[],
  now: Date,
): Promise<CellWrite[]> {
  const cells = onceEach(written);
  const event_ids = cells.flatMap(({ event_id }) => event_id ?? []);
  const assessment_ids = cells.flatMap(({ assessment_id }) => assessment_id ?? []);
  const held = await holdColumns(tx, journal, event_ids, assessment_ids);
  const columns = new Map(held.map((column) => [keyOfColumn(column), column]));
  const present = new Map((await cellsIn(tx, held)).map((cell) => [cellKey(cell), cell]));
  const people = cells.map(({ student_id }) => student_id);
  const places = new Map((await placesAmong(tx, journal.id, people)).map((place) => [place.person_id, place]));
  const school = await schoolWithFeatures(tx, journal.school_id);
  const scale = scaleOf(school?.country ?? '', journal.is_point_based);
  const comment_types = commentTypes(await activeRolesOf(tx, actor.user_id, now), journal);
  return cells.flatMap((cell) => {
    const { student_id, event_id = null, assessment_id = null } = cell;
    const row = present.get(cellKey(cell));
    const before = row ?? EMPTY_CELL;
    const after = cellAfter(before, cell);
    permit(
      judgeCell(cell, after, {
        column: columns.get(columnKey(cell)),
        is_student: isThere(places.get(student_id), columns.get(columnKey(cell)), row !== undefined),
        is_point_based: journal.is_point_based,
        scale,
        comment_types,
        before,
        is_author: row?.comment_by === actor.user_id,
        version: row?.version ?? 0,
      }),
    );
    return isSameCell(after, before) ? [] : { ...after, id: row?.id ?? null, student_id, event_id, assessment_id };
  });
}
