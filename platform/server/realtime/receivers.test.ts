import { expect, it } from 'vitest';
import type { Database } from '../db.ts';
import type { AudienceSource } from './audiences.ts';
import { findingReceivers } from './receivers.ts';

const ANN = 1;
const NAME = 'everybody:1';

/** Finds receivers among those who are there, and counts how often it was asked who is meant. */
function open() {
  const times = { asked: 0, isAway: false, now: new Date('2026-11-20T08:00:00Z') };
  const everybody: AudienceSource = {
    word: 'everybody',
    membersOf: async (_db, names, persons) => {
      times.asked += 1;
      if (times.isAway) throw new Error('the database is away');
      return names.flatMap((name) => persons.map((person_id) => ({ name, person_id })));
    },
  };
  const receivers = findingReceivers({
    db: {} as Database,
    clock: () => times.now,
    audiences: new Map([[everybody.word, everybody]]),
    online: { has: (id) => id === ANN, ids: () => [ANN] },
  });
  const foreseeAsOf = (change: string, came_at = times.now) => receivers.foresee(NAME, { change, came_at });
  return { receivers, times, foreseeAsOf };
}

const toEverybody = (id: number) => ({ id, persons: null, audience: NAME });

it('whoever was foreseen for a fact is asked for once', async () => {
  const { receivers, times } = open();
  receivers.expectForeseen(5, receivers.foresee(NAME));
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

it('those of a name are asked for once as of one change of them, and anew as of the next', async () => {
  const { receivers, times, foreseeAsOf } = open();
  for (const as_of of ['7', '7', '8', '8']) await foreseeAsOf(as_of).members;
  expect(times.asked).toBe(2);
  await receivers.foresee(NAME).members;
  expect(times.asked).toBe(3);
});

it('they are asked for anew where somebody has come or something has changed about people, and in the next quarter of an hour', async () => {
  const { receivers, times, foreseeAsOf } = open();
  const before = foreseeAsOf('7');
  await before.members;
  receivers.forget();
  expect(receivers.holds(before)).toBe(false);
  await foreseeAsOf('7').members;
  expect(times.asked).toBe(2);
  times.now = new Date('2026-11-20T08:14:59Z');
  await foreseeAsOf('7').members;
  expect(times.asked).toBe(2);
  times.now = new Date('2026-11-20T08:15:00Z');
  await foreseeAsOf('7').members;
  expect(times.asked).toBe(3);
});

it('a call that has waited since it was checked asks anew, and what it finds is known to the next', async () => {
  const { times, foreseeAsOf } = open();
  const came_at = times.now;
  await foreseeAsOf('7').members;
  times.now = new Date(came_at.getTime() + 250);
  await foreseeAsOf('7', came_at).members;
  expect(times.asked).toBe(2);
  await foreseeAsOf('7').members;
  expect(times.asked).toBe(2);
});

it('whoever was foreseen before something changed is asked for anew', async () => {
  const { receivers, times, foreseeAsOf } = open();
  const foreseen = foreseeAsOf('7');
  await foreseen.members;
  receivers.forget();
  receivers.expectForeseen(5, foreseen);
  expect((await receivers.of([toEverybody(5)])).get(5)).toEqual([ANN]);
  expect(times.asked).toBe(2);
});

it('an answer that did not come is not kept', async () => {
  const { times, foreseeAsOf } = open();
  times.isAway = true;
  await expect(foreseeAsOf('7').members).rejects.toThrow('away');
  times.isAway = false;
  expect(await foreseeAsOf('7').members).toEqual([{ name: NAME, person_id: ANN }]);
});
