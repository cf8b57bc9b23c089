import type { RoleName } from '../contract/role-types.ts';
import type { Gender } from './demo-id-code.ts';

/** One of the people whom visitors of the demonstration can be. */
type CastMember = {
  readonly name: readonly [firstname: string, lastname: string];
  readonly gender: Gender;
  /** Years before the one in which the running study year began, and the day in that year. */
  readonly born: readonly [years_before: number, day: `${number}-${number}`];
  /** Null for the platform's main administrator, who belongs to no school. */
  readonly school_id: 1 | 2 | 3 | null;
  /** Guardians get their parent role from CAST_TIES. */
  readonly role?: RoleName;
  readonly class_name?: string;
  readonly is_verified?: boolean;
};

/**
 * Birthdays hold for every day of a study year: `student` turns 18 in the December after it ends,
 * `adult_student` turned 18 in the February before it began.
 */
export const CAST = {
  root: { name: ['Erik', 'Lindmaa'], gender: 'male', born: [41, '05-17'], school_id: null },
  admin: { name: ['Kadri', 'Tammsaar'], gender: 'female', born: [38, '03-22'], school_id: 1, role: 'admin' },
  headmaster: { name: ['Andres', 'Kallaste'], gender: 'male', born: [54, '11-02'], school_id: 1, role: 'headmaster' },
  formmaster: {
    name: ['Ülle', 'Mägiste'],
    gender: 'female',
    born: [47, '06-30'],
    school_id: 1,
    role: 'formmaster',
    class_name: '11.A',
  },
  teacher: { name: ['Liis', 'Rebassoo'], gender: 'female', born: [33, '01-19'], school_id: 1, role: 'teacher' },
  staff: { name: ['Peeter', 'Saareväli'], gender: 'male', born: [50, '08-08'], school_id: 1, role: 'staff' },
  student: {
    name: ['Marta', 'Õunpuu'],
    gender: 'female',
    born: [17, '12-08'],
    school_id: 1,
    role: 'student',
    class_name: '11.A',
  },
  younger_child: {
    name: ['Oskar', 'Õunpuu'],
    gender: 'male',
    born: [10, '04-14'],
    school_id: 1,
    role: 'student',
    class_name: '4.B',
  },
  adult_student: {
    name: ['Rasmus', 'Põldma'],
    gender: 'male',
    born: [18, '02-05'],
    school_id: 1,
    role: 'student',
    class_name: '12.A',
    is_verified: true,
  },
  parent: { name: ['Katrin', 'Õunpuu'], gender: 'female', born: [45, '09-27'], school_id: 1, is_verified: true },
  parent_two: { name: ['Jaan', 'Õunpuu'], gender: 'male', born: [47, '02-11'], school_id: 1, is_verified: true },
  parent_barred: { name: ['Raivo', 'Kuuseok'], gender: 'male', born: [49, '07-03'], school_id: 1 },
  teacher_parent: { name: ['Helen', 'Põldma'], gender: 'female', born: [44, '10-15'], school_id: 1, role: 'teacher' },
  admin_b: { name: ['Ilze', 'Bērziņa'], gender: 'female', born: [36, '05-05'], school_id: 2, role: 'admin' },
  headmaster_b: { name: ['Jānis', 'Kalnietis'], gender: 'male', born: [57, '12-19'], school_id: 2, role: 'headmaster' },
  teacher_b: { name: ['Līga', 'Ozoliņa'], gender: 'female', born: [40, '03-09'], school_id: 2, role: 'teacher' },
  student_b: {
    name: ['Kārlis', 'Vējš'],
    gender: 'male',
    born: [16, '10-21'],
    school_id: 2,
    role: 'student',
    class_name: '10.A',
  },
  parent_b: { name: ['Inese', 'Vēja'], gender: 'female', born: [43, '01-28'], school_id: 2 },
  admin_c: { name: ['Sabine', 'Krüger'], gender: 'female', born: [42, '06-12'], school_id: 3, role: 'admin' },
  teacher_c: { name: ['Jonas', 'Weißbach'], gender: 'male', born: [35, '11-24'], school_id: 3, role: 'teacher' },
  student_c: {
    name: ['Lea', 'Schröder'],
    gender: 'female',
    born: [14, '07-18'],
    school_id: 3,
    role: 'student',
    class_name: '8.A',
  },
  parent_c: { name: ['Dirk', 'Schröder'], gender: 'male', born: [46, '04-02'], school_id: 3 },
} as const satisfies Record<string, CastMember>;

/** A neutral name of a person of the cast; the account module decides the username. */
export type CastKey = keyof typeof CAST;

export const castMember = (key: CastKey): CastMember => CAST[key];

type CastTie = { readonly child: CastKey; readonly kind: 'father' | 'mother' | 'custodian'; readonly is_barred?: true };

/** Who is guardian of whom; the first child is the one that a parent sees first. */
export const CAST_TIES: readonly (readonly [guardian: CastKey, ties: readonly CastTie[]])[] = [
  [
    'parent',
    [
      { child: 'student', kind: 'mother' },
      { child: 'younger_child', kind: 'mother' },
    ],
  ],
  [
    'parent_two',
    [
      { child: 'student', kind: 'father' },
      { child: 'younger_child', kind: 'father' },
    ],
  ],
  ['parent_barred', [{ child: 'student', kind: 'custodian', is_barred: true }]],
  ['teacher_parent', [{ child: 'adult_student', kind: 'mother' }]],
  ['parent_b', [{ child: 'student_b', kind: 'mother' }]],
  ['parent_c', [{ child: 'student_c', kind: 'father' }]],
];
