import type { QueryClient } from '@tanstack/react-query';
import type { FactData } from '#platform/contract/fact.ts';
import { call } from '#platform/web/data/call.ts';
import type { cellsWritten } from '../../contract/facts.ts';
import { getTable } from '../../contract/get-table.ts';
import { ASKED_COLUMNS_MAX } from '../../contract/limits.ts';
import { listCells } from '../../contract/list-cells.ts';
import type { Table } from './columns.ts';
import { behindIn, type CellNews, gathered, withCells } from './known-cells.ts';

/** The answer to one's own write comes about now and makes the asking needless; others write several cells in a row. */
const GATHER_MS = 400;

const waiting = new Map<number, CellNews>();

export const tableKey = (journal_id: number) => [getTable.route, { params: { id: journal_id } }] as const;

const idsOf = (columns: CellNews['lessons']) =>
  columns.length > 0 ? columns.map(({ id }) => id).join(',') : undefined;

/** Whether something is shown to which single columns can be added; an answer on its way might not have them yet. */
const isSteady = (query: { state: { data?: unknown; fetchStatus: string } } | undefined): boolean =>
  query?.state.data !== undefined && query.state.fetchStatus === 'idle';

async function catchUp(journal_id: number, client: QueryClient): Promise<void> {
  const queryKey = tableKey(journal_id);
  const news = waiting.get(journal_id);
  waiting.delete(journal_id);
  const table = client.getQueryData<Table>(queryKey);
  if (!table || !news) return;
  const { lessons, assessments } = behindIn(table, news);
  if (lessons.length + assessments.length === 0) return;
  const readWhole = () => void client.invalidateQueries({ queryKey });
  const query = client.getQueryCache().find({ queryKey, exact: true });
  // Nobody looks: it is marked as old, and whoever opens it reads it anew.
  if (!query?.isActive()) return;
  if (Math.max(lessons.length, assessments.length) > ASKED_COLUMNS_MAX) return readWhole();
  try {
    const asked = { lessons: idsOf(lessons), assessments: idsOf(assessments) };
    const come = await call(
      listCells,
      { params: { id: journal_id }, query: asked },
      { background: true, inPlace: true },
    );
    if (!isSteady(query)) return readWhole();
    client.setQueryData<Table>(queryKey, (known) => known && withCells(known, come));
  } catch {
    readWhole();
  }
}

/** Others wrote into cells: of a table that is open, the columns that it does not know yet are read, and nothing else. */
export function followCells(fact: FactData<typeof cellsWritten>, client: QueryClient): void {
  const { journal_id, ...news } = fact;
  const queryKey = tableKey(journal_id);
  const query = client.getQueryCache().find<Table>({ queryKey, exact: true });
  if (!query) return;
  // The first answer is on its way, may have been read before the write, and would not be asked for again.
  if (query.state.data === undefined && query.promise && query.state.fetchStatus !== 'idle') {
    const again = () => followCells(fact, client);
    return void query.promise.then(again, () => undefined);
  }
  if (!isSteady(query)) return void client.invalidateQueries({ queryKey });
  const table = query.state.data;
  const behind = table && behindIn(table, news);
  if (!behind || behind.lessons.length + behind.assessments.length === 0) return;
  // What is shown is old until it has caught up; a screen that opens meanwhile asks for itself.
  query.invalidate();
  const before = waiting.get(journal_id);
  waiting.set(journal_id, before ? gathered(before, behind) : behind);
  if (!before) setTimeout(() => void catchUp(journal_id, client), GATHER_MS);
}
