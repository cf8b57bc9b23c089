import type { TodayEntry } from '#platform/contract/today.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import { handle } from '#platform/server/handle.ts';
import type { ShellParts } from '#platform/server/module.ts';
import { listToday as contract } from '../contract/list-today.ts';
import { inOrder } from '../rules/order.ts';

/** Asks every module what waits, one after the other on the same connection. */
export async function gatherToday(
  parts: readonly ShellParts[],
  tx: Transaction,
  actor: Actor,
  now: Date,
): Promise<TodayEntry[]> {
  const entries: TodayEntry[] = [];
  for (const part of parts) if (part.today) entries.push(...(await part.today(tx, actor, now)));
  return inOrder(entries);
}

export const listToday = (parts: readonly ShellParts[]) =>
  handle(contract, ({ tx, actor, now }) => gatherToday(parts, tx, actor, now));
