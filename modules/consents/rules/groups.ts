import { ROLE_TYPES, roleName } from '#platform/contract/role-types.ts';
import { writeScope } from '../contract/scope-query.ts';
import type { Group, Scope, Statistics } from '../contract/shapes.ts';

/** What a school is made of, as far as groups are concerned. */
export type SchoolParts = {
  readonly levels: readonly { readonly id: number; readonly name: string }[];
  readonly classes: readonly {
    readonly name: string;
    readonly class_level_id: number;
    readonly parallel_identifier_id: number;
  }[];
  /** The role types that somebody has. */
  readonly type_ids: readonly number[];
};

type Place = Pick<Scope, 'class_level_id' | 'parallel_identifier_id'>;
/** One role in one place: what a target means, and what a person is. */
export type Cell = Place & { readonly type_id: number };

const { student } = ROLE_TYPES;

const scopeOf = (type_id: number, class_level_id: number | null, parallel_identifier_id: number | null): Scope => ({
  class_level_id,
  parallel_identifier_id,
  type_id: [type_id] as NonNullable<Scope['type_id']>,
});

/** All students, then level by level with its classes, then the other roles. */
export function groupsOf({ levels, classes, type_ids }: SchoolParts): Group[] {
  return [
    { scope: scopeOf(student, null, null), scope_name: 'all_students', group_name: '' },
    ...levels.flatMap(({ id, name }): Group[] => [
      { scope: scopeOf(student, id, null), scope_name: 'class_level', group_name: name },
      ...classes
        .filter(({ class_level_id }) => class_level_id === id)
        .map(
          (one): Group => ({
            scope: scopeOf(student, id, one.parallel_identifier_id),
            scope_name: 'class',
            group_name: one.name,
          }),
        ),
    ]),
    ...type_ids
      .filter((type_id) => type_id !== student)
      .map(
        (type_id): Group => ({
          scope: scopeOf(type_id, null, null),
          scope_name: 'role',
          group_name: roleName(type_id) ?? '',
        }),
      ),
  ];
}

/** Whether one place lies in another; null stands for all of them. */
export const isInside = (inner: Cell, outer: Cell): boolean =>
  inner.type_id === outer.type_id &&
  (outer.class_level_id === null || outer.class_level_id === inner.class_level_id) &&
  (outer.parallel_identifier_id === null || outer.parallel_identifier_id === inner.parallel_identifier_id);

/** The cells that a scope is made of: one for each of its roles. */
export const cellsOf = ({ type_id, ...place }: Scope): Cell[] =>
  (type_id ?? []).map((one) => ({ ...place, type_id: one }));

/** The groups of a consent: those that were chosen, and everything that lies inside of them. */
export const groupsReached = (parts: SchoolParts, targets: readonly Cell[] | 'all'): Group[] =>
  groupsOf(parts).filter(
    ({ scope }) =>
      targets === 'all' || cellsOf(scope).every((cell) => targets.some((target) => isInside(cell, target))),
  );

/** The groups that were asked for, as far as the school has them; undefined where it lacks one. */
export function chosenCells(parts: SchoolParts, scopes: readonly Scope[]): Cell[] | undefined {
  const known = new Set(groupsOf(parts).map(({ scope }) => writeScope(scope)));
  if (!scopes.every((scope) => known.has(writeScope(scope)))) return undefined;
  const once = new Map(scopes.map((scope) => [writeScope(scope), scope]));
  return [...once.values()].flatMap(cellsOf);
}

type Piece = Cell & Statistics & { readonly users: readonly number[] };

/** What the pieces inside a scope come to. Nobody is twice in a piece, and pieces of one role share nobody. */
export function addUp(scope: Scope, pieces: readonly Piece[]): { users: number[]; statistics: Statistics } {
  const cells = cellsOf(scope);
  const inside = pieces.filter((piece) => cells.some((cell) => isInside(piece, cell)));
  const sum = (of: keyof Statistics): number => inside.reduce((total, piece) => total + piece[of], 0);
  return {
    users: inside.flatMap(({ users }) => users),
    statistics: { accepted: sum('accepted'), denied: sum('denied'), seen: sum('seen') },
  };
}
