import { ROLE_TYPE_IDS, ROLE_TYPES, type RoleTypeId } from '#platform/contract/role-types.ts';

/** How far a role reaches another one (DECISIONS, "Messaging"); why it is so stands in decision 028. */
export type Distance = 'none' | 'own_class' | 'own_childrens_teachers' | 'whole_school';

type Row = Readonly<Record<RoleTypeId, Distance>>;

const { teacher, student, parent, formmaster } = ROLE_TYPES;

const row = (staff: Distance, others: Partial<Row>): Row => ({
  1: staff,
  2: 'none',
  3: 'none',
  4: staff,
  5: staff,
  6: staff,
  7: staff,
  8: 'none',
  10: staff,
  11: staff,
  20: staff,
  21: staff,
  22: 'none',
  23: staff,
  ...others,
});

const WHOLE = 'whole_school';
const everybody = row(WHOLE, { 2: WHOLE, 3: WHOLE, 8: WHOLE, 22: WHOLE });
/** Teachers and form masters reach the pupils and parents of their classes, and everybody who works at the school. */
const ofClasses = row(WHOLE, { 2: 'own_class', 3: 'own_class', 8: WHOLE, 22: WHOLE });
const staffOnly = row(WHOLE, {});

/** Who may write to whom: the writer's role, then the reader's. */
export const MAY_WRITE: Readonly<Record<RoleTypeId, Row>> = {
  1: ofClasses,
  2: row('none', { 1: 'own_class', 2: 'own_class', 4: WHOLE, 5: 'own_class', 6: WHOLE, 20: WHOLE, 23: WHOLE }),
  3: row('none', {
    1: 'own_childrens_teachers',
    3: 'own_class',
    4: WHOLE,
    5: 'own_childrens_teachers',
    6: WHOLE,
    7: WHOLE,
    20: WHOLE,
    23: WHOLE,
  }),
  4: everybody,
  5: ofClasses,
  6: everybody,
  7: everybody,
  8: staffOnly,
  10: everybody,
  11: everybody,
  20: everybody,
  21: everybody,
  22: staffOnly,
  23: everybody,
};

const isFamilyRole = (type_id: number): boolean => type_id === student || type_id === parent;
const isTeaching = (type_id: number): boolean => type_id === teacher || type_id === formmaster;

/** What the table says in a school that may have closed direct contact from pupils and parents to teachers. */
export const distanceFor = (from: RoleTypeId, to: RoleTypeId, is_contact_open: boolean): Distance =>
  !is_contact_open && isFamilyRole(from) && isTeaching(to) ? 'none' : MAY_WRITE[from][to];

/** What somebody is in the school, and in which classes: the own one, those they teach, those of their children. */
export type Side = { readonly type_id: number; readonly class_ids: readonly number[] };

/** A role type that somebody reaches, everywhere in the school (null) or in some classes. */
export type Reach = { readonly type_id: number; readonly class_ids: readonly number[] | null };

const isRoleType = (type_id: number): type_id is RoleTypeId => ROLE_TYPE_IDS.some((id) => id === type_id);

/** Whom somebody reaches by what they are. */
export function reachOf(sides: readonly Side[], is_contact_open: boolean): Reach[] {
  return ROLE_TYPE_IDS.flatMap((to): Reach[] => {
    const found = sides.flatMap(({ type_id, class_ids }) => {
      const distance = isRoleType(type_id) ? distanceFor(type_id, to, is_contact_open) : 'none';
      return distance === 'none' ? [] : [distance === 'whole_school' ? null : class_ids];
    });
    if (found.includes(null)) return [{ type_id: to, class_ids: null }];
    const class_ids = [...new Set(found.flatMap((ids) => ids ?? []))];
    return class_ids.length > 0 ? [{ type_id: to, class_ids }] : [];
  });
}

/** May somebody who reaches so far write to somebody who is this? */
export const mayWrite = (reach: readonly Reach[], to: readonly Side[]): boolean =>
  to.some(({ type_id, class_ids }) =>
    reach.some(
      (one) =>
        one.type_id === type_id && (one.class_ids === null || one.class_ids.some((id) => class_ids.includes(id))),
    ),
  );

const codesOf = (isMeant: (distance: Distance) => boolean): number[] =>
  ROLE_TYPE_IDS.flatMap((one) =>
    ROLE_TYPE_IDS.filter((other) => isMeant(MAY_WRITE[one][other]) || isMeant(MAY_WRITE[other][one])).map(
      (other) => one * 100 + other,
    ),
  );

/** The pairs of which one may write to the other, as `100 * one + other`: whoever was written to may answer. */
export const TALK_TABLE = {
  whole_school: codesOf((distance) => distance === 'whole_school'),
  own_class: codesOf((distance) => distance === 'own_class' || distance === 'own_childrens_teachers'),
};
