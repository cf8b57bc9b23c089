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

/** Labels that a role may carry beside its type (S3 section 6, "Other role labels"). */
export const ROLE_LABELS = [
  'principal',
  'school_owner',
  'librarian',
  'lesson_master',
  'on_duty_staff',
  'lesson_scheduler',
  'member',
] as const;

export type RoleLabel = (typeof ROLE_LABELS)[number];

/** What a guardian is to the child. */
export const GUARDIAN_KINDS = ['father', 'mother', 'custodian'] as const;

const {
  teacher,
  student,
  headmaster,
  formmaster,
  admin,
  staff,
  participant,
  social_worker,
  discipline_supervisor,
  health_worker,
} = ROLE_TYPES;

/** Which labels make a type finer; those that are not named carry none. The documents list the labels without types. */
export const LABELS_BY_TYPE: Readonly<Partial<Record<RoleTypeId, readonly RoleLabel[]>>> = {
  [teacher]: ['lesson_master', 'on_duty_staff'],
  [headmaster]: ['principal', 'school_owner'],
  [admin]: ['principal', 'school_owner', 'lesson_scheduler'],
  [staff]: ['librarian', 'lesson_master', 'on_duty_staff', 'lesson_scheduler', 'member'],
  [participant]: ['school_owner', 'member'],
};

/** Pupils and form masters belong to a class, nobody else does. */
export const CLASS_ROLES = [student, formmaster] as const;

/** Those who lead the school: they keep its settings and its people. */
export const SCHOOL_LEADERS = [admin, headmaster] as const;

/** Those who work with pupils and may see who is in a class. */
export const PUPIL_WORKERS = [
  teacher,
  headmaster,
  formmaster,
  admin,
  staff,
  social_worker,
  discipline_supervisor,
  health_worker,
] as const;

/** The key of the word for a role: its label where it has one, because that is what people call it. */
export const roleWord = ({ type_id, label }: { type_id: number; label?: string | null }): `people:${string}` =>
  label ? `people:role_labels.${label}` : `people:roles.${roleName(type_id) ?? 'participant'}`;
