import { expect, it } from 'vitest';
import { inChosenOrder } from './in-chosen-order.ts';

it('lists files as they were chosen, however they arrive, behind those that were there', () => {
  const chosen = new Map([
    [21, 1],
    [24, 2],
    [22, 3],
    [23, 4],
  ]);
  const placeOf = (id: number) => chosen.get(id) ?? 0;
  const arriving = [{ id: 22 }, { id: 21 }, { id: 23 }, { id: 24 }];
  const listed = arriving.reduce((files, come) => inChosenOrder(files, come, placeOf), [{ id: 90 }, { id: 3 }]);
  expect(listed.map(({ id }) => id)).toEqual([90, 3, 21, 24, 22, 23]);
});
