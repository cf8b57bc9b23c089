import { expect, it } from 'vitest';
import type { Database } from '../db.ts';
import type { AudienceSource } from './audiences.ts';
import { findingReceivers } from './receivers.ts';

const ANN = 1;
const NAME = 'everybody:1';

/** Finds receivers among those who are there, and counts how often it was asked who is meant. */
function open() {
  const times = { asked: 0 };
  const everybody: AudienceSource = {
    word: 'everybody',
    membersOf: async (_db, names, persons) => {
      times.asked += 1;
      return names.flatMap((name) => persons.map((person_id) => ({ name, person_id })));
    },
  };
  const receivers = findingReceivers({
    db: {} as Database,
    clock: () => new Date(),
    audiences: new Map([[everybody.word, everybody]]),
    online: { has: (id) => id === ANN, ids: () => [ANN] },
  });
  return { receivers, times };
}

const toEverybody = (id: number) => ({ id, persons: null, audience: NAME });

it('whoever was foreseen for a fact is asked for once', async () => {
  const { receivers, times } = open();
  expect(receivers.expectForeseen(5, receivers.foresee(NAME))).toBe(true);
  expect((await receivers.of([toEverybody(5)])).get(5)).toEqual([ANN]);
  expect(times.asked).toBe(1);
});

it('what was foreseen for a fact that was undone is not kept', async () => {
  const { receivers, times } = open();
  const foreseen = receivers.foresee(NAME);
  await foreseen.members;
  receivers.expectForeseen(5, foreseen);
  await receivers.of([{ id: 6, persons: [ANN], audience: null }]);
  await receivers.of([toEverybody(5)]);
  expect(times.asked).toBe(2);
});
