import { describe, expect, it, test } from 'vitest';
import { ROLE_TYPE_IDS } from '#platform/contract/role-types.ts';
import { distanceFor, MAY_WRITE, mayWrite, reachOf, TALK_TABLE } from './may-write.ts';

// Written by hand, letter for letter: w whole school, c own class, t own children's teachers, - nobody.
const TABLE = `
to:  1 2 3 4 5 6 7 8 10 11 20 21 22 23
1    w c c w w w w w w  w  w  w  w  w
2    c c - w c w - - -  -  w  -  -  w
3    t - c w t w w - -  -  w  -  -  w
4    w w w w w w w w w  w  w  w  w  w
5    w c c w w w w w w  w  w  w  w  w
6    w w w w w w w w w  w  w  w  w  w
7    w w w w w w w w w  w  w  w  w  w
8    w - - w w w w - w  w  w  w  -  w
10   w w w w w w w w w  w  w  w  w  w
11   w w w w w w w w w  w  w  w  w  w
20   w w w w w w w w w  w  w  w  w  w
21   w w w w w w w w w  w  w  w  w  w
22   w - - w w w w - w  w  w  w  -  w
23   w w w w w w w w w  w  w  w  w  w`;

const WORDS = { w: 'whole_school', c: 'own_class', t: 'own_childrens_teachers', '-': 'none' } as const;
const cells = TABLE.trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [from = '', ...marks] = line.trim().split(/\s+/);
    return marks.map(
      (mark, place) => [Number(from), ROLE_TYPE_IDS[place] ?? 0, WORDS[mark as keyof typeof WORDS]] as const,
    );
  });

test('the table has all fourteen by fourteen', () => {
  expect(cells).toHaveLength(14 * 14);
});

describe.each(cells)('role %i to role %i: %s', (from, to, distance) => {
  const open = reachOf([{ type_id: from, class_ids: [1, 2] }], true);
  const reaches = (class_ids: number[]) => mayWrite(open, [{ type_id: to, class_ids }]);

  it('holds where they share a class, and where they do not', () => {
    expect(MAY_WRITE[from as 1][to as 1]).toBe(distance);
    expect(reaches([2, 3])).toBe(distance !== 'none');
    expect(reaches([3])).toBe(distance === 'whole_school');
    expect(reaches([])).toBe(distance === 'whole_school');
  });

  it('is closed to teachers alone where the school closed it', () => {
    const isClosed = (from === 2 || from === 3) && (to === 1 || to === 5);
    expect(distanceFor(from as 1, to as 1, false)).toBe(isClosed ? 'none' : distance);
  });

  it('lets both talk where one may begin', () => {
    const either = [distance, MAY_WRITE[to as 1][from as 1]];
    expect(TALK_TABLE.whole_school.includes(from * 100 + to)).toBe(either.includes('whole_school'));
    expect(TALK_TABLE.own_class.includes(to * 100 + from)).toBe(
      either.includes('own_class') || either.includes('own_childrens_teachers'),
    );
  });
});

test('several roles reach together', () => {
  const sides = [
    { type_id: 1, class_ids: [4] },
    { type_id: 3, class_ids: [5] },
  ];
  expect(reachOf(sides, true).find(({ type_id }) => type_id === 3)).toEqual({ type_id: 3, class_ids: [4, 5] });
  expect(reachOf([{ type_id: 2, class_ids: [] }], true).some(({ type_id }) => type_id === 2)).toBe(false);
});
