import type { CounterName } from '#platform/contract/today.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import { handle } from '#platform/server/handle.ts';
import type { ShellParts } from '#platform/server/module.ts';
import { countForMe as contract } from '../contract/count-for-me.ts';

/** Adds up what the modules count under one name. */
export async function countUp(
  parts: readonly ShellParts[],
  name: CounterName,
  tx: Transaction,
  actor: Actor,
  now: Date,
): Promise<number> {
  let sum = 0;
  for (const part of parts) sum += (await part.counters?.[name]?.(tx, actor, now)) ?? 0;
  return sum;
}

export const countForMe = (parts: readonly ShellParts[]) =>
  handle(contract, async ({ tx, actor, params, now }) => ({
    count: await countUp(parts, params.type, tx, actor, now),
  }));
