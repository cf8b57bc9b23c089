import { ROLE_TYPES, type RoleTypeId } from '#platform/contract/role-types.ts';
import { type ContactKind, OFFICIAL_AUDIENCES, type OfficialAudience } from '../contract/kinds.ts';
import type { Reach } from './may-write.ts';

const { teacher, student, parent, headmaster, formmaster, admin, ...others } = ROLE_TYPES;

/** Whom each kind of contacts is made of. Official groups and conversations are no contacts of their own. */
export const KIND_TYPES: Readonly<Record<ContactKind, readonly RoleTypeId[]>> = {
  students: [student],
  parents: [parent],
  students_with_parents: [student, parent],
  // The others who work at the school; the documents' word is that of the schools it comes from.
  personal: Object.values(others),
  administration: [headmaster, admin],
  teachers: [teacher, formmaster],
  official: [],
  conversations: [],
};

const OFFICIAL_TYPES: Readonly<Record<OfficialAudience, readonly RoleTypeId[]>> = {
  teachers: [teacher, formmaster],
  parents: [parent, formmaster],
  students: [student, formmaster],
};

/** Kinds that a class has for itself. */
const OF_CLASSES: readonly ContactKind[] = ['students', 'parents', 'students_with_parents', 'teachers'];
const OF_SCHOOL: readonly ContactKind[] = [...OF_CLASSES, 'administration', 'personal'];

/** Who has a role type in a class, or in the whole school (null). */
export type Standing = {
  readonly type_id: number;
  readonly class_id: number | null;
  readonly person_ids: readonly number[];
};

export type OfferedGroup = {
  readonly key: string;
  readonly kind: ContactKind;
  readonly class_id: number | null;
  readonly person_ids: readonly number[];
};

/** A group can be chosen as a whole by whoever reaches everybody in it. */
const isReached = (reach: readonly Reach[], types: readonly number[], class_id: number | null): boolean =>
  types.every((type) =>
    reach.some(
      ({ type_id, class_ids }) =>
        type_id === type && (class_ids === null || (class_id !== null && class_ids.includes(class_id))),
    ),
  );

/** The groups of contacts that somebody may write to as a whole, without themselves; those with nobody in them are none. */
export function groupsFor(
  person_id: number,
  reach: readonly Reach[],
  standing: readonly Standing[],
  class_ids: readonly number[],
): OfferedGroup[] {
  const peopleOf = (types: readonly number[], class_id: number | null): number[] => {
    const found = standing.filter((one) => one.class_id === class_id && types.includes(one.type_id));
    return [...new Set(found.flatMap((one) => one.person_ids))].filter((id) => id !== person_id);
  };
  const offer = (key: string, kind: ContactKind, types: readonly number[], class_id: number | null): OfferedGroup[] => {
    const person_ids = isReached(reach, types, class_id) ? peopleOf(types, class_id) : [];
    return person_ids.length > 0 ? [{ key, kind, class_id, person_ids }] : [];
  };
  return [
    ...OF_SCHOOL.flatMap((kind) => offer(kind, kind, KIND_TYPES[kind], null)),
    ...class_ids.flatMap((class_id) => [
      ...OF_CLASSES.flatMap((kind) => offer(`${kind}:${class_id}`, kind, KIND_TYPES[kind], class_id)),
      ...OFFICIAL_AUDIENCES.flatMap((audience) =>
        offer(`official:${class_id}:${audience}`, 'official', OFFICIAL_TYPES[audience], class_id),
      ),
    ]),
  ];
}
