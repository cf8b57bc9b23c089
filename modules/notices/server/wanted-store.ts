import { audienceWord } from '#platform/contract/fact.ts';
import type { Transaction } from '#platform/server/db.ts';
import type { NoticeKit } from '#platform/server/notice-parts.ts';
import { endDeliveries, type Waiting } from './delivery-store.ts';

/** What one person is still to hear of what waits for them; the rest is dropped, such as messages that were read meanwhile. */
export async function dropUnwanted(
  tx: Transaction,
  { receivers }: NoticeKit,
  person_id: number,
  waiting: readonly Waiting[],
  now: Date,
): Promise<Waiting[]> {
  const gone = new Set<Waiting>();
  const byWord = Map.groupBy(waiting, ({ audience }) => (audience === null ? null : audienceWord(audience)));
  for (const [word, some] of byWord) {
    const stillFor = word === null ? undefined : receivers.get(word)?.stillFor;
    if (!stillFor) continue;
    const names = new Set(
      await stillFor(
        tx,
        person_id,
        some.flatMap(({ audience }) => audience ?? []),
        now,
      ),
    );
    for (const one of some) if (!names.has(one.audience ?? '')) gone.add(one);
  }
  if (gone.size > 0)
    await endDeliveries(
      tx,
      [...gone].map(({ id }) => id),
      'dropped',
      now,
    );
  return waiting.filter((one) => !gone.has(one));
}
