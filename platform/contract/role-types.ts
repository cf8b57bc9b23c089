/** Role type ids (S1 and S3, section 6). */
export const ROLE_TYPES = {
  teacher: 1,
  student: 2,
  parent: 3,
  headmaster: 4,
  formmaster: 5,
  admin: 6,
  staff: 7,
  participant: 8,
  admissions_worker: 10,
  admissions_supervisor: 11,
  social_worker: 20,
  discipline_supervisor: 21,
  caterer: 22,
  health_worker: 23,
} as const;

export type RoleName = keyof typeof ROLE_TYPES;
export type RoleTypeId = (typeof ROLE_TYPES)[RoleName];

export const ROLE_TYPE_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 20, 21, 22, 23] as const satisfies RoleTypeId[];

const namesById = new Map<number, RoleName>(
  Object.entries(ROLE_TYPES).map(([name, id]) => [id, name as RoleName] as const),
);

/** The word of a role type id, or undefined for an id that does not exist. */
export const roleName = (typeId: number): RoleName | undefined => namesById.get(typeId);
