import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Table } from './columns.ts';
import { followCells, tableKey } from './follow-cells.ts';

const cell = (version: number) => ({ student_id: 1, version, value: String(version) });
const tableWith = (version: number) =>
  ({ lessons: [{ id: 5, cells: [cell(version)] }], assessments: [] }) as never as Table;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    asked.push(String(input instanceof Request ? input.url : input));
    const data = { lessons: [{ id: 5, cells: [cell(2)] }], assessments: [] };
    return new Response(JSON.stringify({ status: true, data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what is written while a journal is read for the first time is not missed', async () => {
  const client = new QueryClient();
  let answer: (table: Table) => void = () => undefined;
  const queryFn = () =>
    new Promise<Table>((done) => {
      answer = done;
    });
  const stop = new QueryObserver<Table>(client, {
    queryKey: tableKey(7),
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => undefined);
  followCells({ journal_id: 7, lessons: [{ id: 5, version: 2 }], assessments: [] }, client);
  // Read before the other one wrote.
  answer(tableWith(1));
  await vi.waitFor(
    () => expect(client.getQueryData<Table>(tableKey(7))?.lessons[0]?.cells[0]).toMatchObject({ version: 2 }),
    10_000,
  );
  expect(asked).toHaveLength(1);
  stop();
});
