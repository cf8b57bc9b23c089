import { describe, expect, it } from 'vitest';
import { batched } from './batch.ts';

/** A source that notes which questions came together and answers when it is told to. */
function source() {
  const groups: number[][] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const load = async (keys: number[]) => {
    groups.push(keys);
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    await gate.promise;
    return keys.map((key) => key * 2);
  };
  return { groups, gates, load };
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
const upTo = (count: number) => Array.from({ length: count }, (_, position) => position);

describe('questions that arrive together', () => {
  it('are asked at once, and each gets the answer to its own', async () => {
    const { groups, gates, load } = source();
    const ask = batched(load);
    const answers = Promise.all(upTo(5).map(ask));
    await turn();
    gates[0]?.resolve();
    expect(await answers).toEqual([0, 2, 4, 6, 8]);
    expect(groups).toEqual([[0, 1, 2, 3, 4]]);
  });

  it('gather while others are being asked, never more than two askings at a time', async () => {
    const { groups, gates, load } = source();
    const ask = batched(load);
    const answers = [ask(1)];
    await turn();
    answers.push(ask(2));
    await turn();
    answers.push(ask(3), ask(4));
    await turn();
    expect(groups).toEqual([[1], [2]]);
    gates[1]?.resolve();
    await turn();
    expect(groups).toEqual([[1], [2], [3, 4]]);
    for (const gate of gates) gate.resolve();
    expect(await Promise.all(answers)).toEqual([2, 4, 6, 8]);
  });

  it('come in groups of at most a hundred', async () => {
    const sizes: number[] = [];
    const ask = batched(async (keys: number[]) => {
      sizes.push(keys.length);
      return keys;
    });
    expect(await Promise.all(upTo(250).map(ask))).toEqual(upTo(250));
    expect(sizes.toSorted((a, b) => b - a)).toEqual([100, 100, 50]);
  });

  it('fail together, and the next ones are asked anew', async () => {
    let isBroken = true;
    const ask = batched(async (keys: number[]) => {
      if (isBroken) throw new Error('no database');
      return keys;
    });
    const outcomes = await Promise.allSettled([ask(1), ask(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await ask(3)).toBe(3);
  });

  it('are never answered from memory', async () => {
    let count = 0;
    const ask = batched(async (keys: number[]) => keys.map(() => ++count));
    expect([await ask(1), await ask(1)]).toEqual([1, 2]);
  });
});
