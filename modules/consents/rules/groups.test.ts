import { describe, expect, it } from 'vitest';
import { readScope, writeScope } from '../contract/scope-query.ts';
import type { Scope } from '../contract/shapes.ts';
import { addUp, type Cell, chosenCells, groupsOf, groupsReached, isInside, type SchoolParts } from './groups.ts';

const parts: SchoolParts = {
  levels: [
    { id: 10, name: '10' },
    { id: 11, name: '11' },
  ],
  classes: [
    { name: '11.A', class_level_id: 11, parallel_identifier_id: 1 },
    { name: '11.B', class_level_id: 11, parallel_identifier_id: 2 },
    { name: '10.A', class_level_id: 10, parallel_identifier_id: 1 },
  ],
  type_ids: [1, 2, 7],
};

const cell = (
  type_id: number,
  class_level_id: number | null = null,
  parallel_identifier_id: number | null = null,
): Cell => ({
  type_id,
  class_level_id,
  parallel_identifier_id,
});
const scopes = (list: readonly { scope: Scope }[]) => list.map(({ scope }) => writeScope(scope));

describe('groups', () => {
  it('are all students, level by level with its classes, and the other roles that exist', () =>
    expect(
      groupsOf(parts).map(({ scope, scope_name, group_name }) => [writeScope(scope), scope_name, group_name]),
    ).toEqual([
      ['null|null|2', 'all_students', ''],
      ['10|null|2', 'class_level', '10'],
      ['10|1|2', 'class', '10.A'],
      ['11|null|2', 'class_level', '11'],
      ['11|1|2', 'class', '11.A'],
      ['11|2|2', 'class', '11.B'],
      ['null|null|1', 'role', 'teacher'],
      ['null|null|7', 'role', 'staff'],
    ]));

  it.each<[targets: readonly Cell[] | 'all', reached: string[]]>([
    [[cell(2, 11)], ['11|null|2', '11|1|2', '11|2|2']],
    [
      [cell(2, 11, 2), cell(7)],
      ['11|2|2', 'null|null|7'],
    ],
    [[cell(2)], ['null|null|2', '10|null|2', '10|1|2', '11|null|2', '11|1|2', '11|2|2']],
    ['all', groupsOf(parts).map(({ scope }) => writeScope(scope))],
    [[], []],
  ])('reached by %j are %j', (targets, reached) => expect(scopes(groupsReached(parts, targets))).toEqual(reached));

  it.each<[inner: Cell, outer: Cell, inside: boolean]>([
    [cell(2, 11, 1), cell(2), true],
    [cell(2, 11, 1), cell(2, 11), true],
    [cell(2, 11, 1), cell(2, 11, 1), true],
    [cell(2, 11, 1), cell(2, 11, 2), false],
    [cell(2, 11, 1), cell(2, 10), false],
    [cell(2), cell(2, 11), false],
    [cell(1), cell(2), false],
  ])('%j in %j: %s', (inner, outer, inside) => expect(isInside(inner, outer)).toBe(inside));

  it('that the school lacks cannot be chosen', () => {
    const chosen = (text: string[]) => chosenCells(parts, text.map(readScope));
    expect(chosen(['11|1|2', 'null|null|7', '11|1|2'])).toEqual([cell(2, 11, 1), cell(7)]);
    for (const foreign of [
      '12|null|2',
      '10|2|2',
      '11|1|3',
      'null|null|3',
      'null|null|null',
      'null|null|1,2',
      'null|1|2',
    ])
      expect(chosen(['11|1|2', foreign])).toBeUndefined();
  });

  it('are added up from their pieces', () => {
    const piece = (place: Cell, users: number[], accepted: number) => ({
      ...place,
      users,
      accepted,
      denied: 1,
      seen: 2,
    });
    const pieces = [piece(cell(2, 11, 1), [1, 2], 1), piece(cell(2, 11, 2), [3], 0), piece(cell(7), [4], 1)];
    expect(addUp(readScope('11|null|2'), pieces)).toEqual({
      users: [1, 2, 3],
      statistics: { accepted: 1, denied: 2, seen: 4 },
    });
    expect(addUp(readScope('10|null|2'), pieces)).toEqual({
      users: [],
      statistics: { accepted: 0, denied: 0, seen: 0 },
    });
  });

  it('are written in an address with their role types in order', () => {
    expect(writeScope({ class_level_id: 5, parallel_identifier_id: null, type_id: [3, 2] })).toBe('5|null|2,3');
    expect(readScope('5|null|2,3')).toEqual({ class_level_id: 5, parallel_identifier_id: null, type_id: [2, 3] });
    expect(readScope('null|null|null')).toEqual({ class_level_id: null, parallel_identifier_id: null, type_id: null });
  });
});
