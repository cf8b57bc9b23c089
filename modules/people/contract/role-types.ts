import { ROLE_TYPES, type RoleTypeId, roleName } from '#platform/contract/role-types.ts';

export { ROLE_TYPE_IDS, ROLE_TYPES, type RoleName, type RoleTypeId, roleName } from '#platform/contract/role-types.ts';

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
