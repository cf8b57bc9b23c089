import type { Language } from '#platform/contract/shapes.ts';
import type { PACKAGES } from '../contract/features.ts';
import type { RoleLabel, RoleName } from '../contract/role-types.ts';

/** How one school of the demonstration is made. */
export type SchoolPlan = {
  readonly school_id: number;
  readonly name: string;
  readonly country: string;
  readonly time_zone: string;
  readonly package_key: (typeof PACKAGES)[number];
  readonly mail_domain: string;
  readonly levels: readonly [first: number, last: number];
  readonly parallels: readonly string[];
  readonly pupils_per_class: number;
  readonly languages: readonly (readonly [Language, weight: number])[];
  readonly subjects: string;
  /** Teachers who lead no class, beside those of the cast. */
  readonly teachers: number;
  readonly other_staff: readonly (readonly [type: RoleName, label?: RoleLabel])[];
};

/** Where people have their mail who get none from a school. */
export const PRIVATE_DOMAIN = 'post.example';
export const PLATFORM_DOMAIN = 'kriit.example';

const EVERYWHERE = 'HIS CIV GEO BIO PHY CHE INF ART MUS PED';

/**
 * Schools 1 and 2 stand in two towns that grew together across a border, so that families have
 * children in both; school 3 is far away, in another time zone, and has the small package.
 */
export const SCHOOL_PLANS: readonly SchoolPlan[] = [
  {
    school_id: 1,
    name: 'Tamme Gümnaasium',
    country: 'EE',
    time_zone: 'Europe/Tallinn',
    package_key: 'standard',
    mail_domain: 'tamme.example',
    levels: [1, 12],
    parallels: ['A', 'B'],
    pupils_per_class: 25,
    languages: [
      ['et', 60],
      ['ru', 22],
      ['lv', 7],
      ['en', 5],
      ['ja', 3],
      ['de', 2],
      ['fr', 1],
    ],
    subjects: `MAT EST LIT ENG RUS NAT ${EVERYWHERE}`,
    teachers: 19,
    other_staff: [
      ['admin'],
      ['staff', 'librarian'],
      ['staff', 'lesson_master'],
      ['staff', 'lesson_scheduler'],
      ['staff', 'on_duty_staff'],
      ['participant', 'member'],
      ['admissions_worker'],
      ['admissions_supervisor'],
      ['social_worker'],
      ['discipline_supervisor'],
      ['caterer'],
      ['health_worker'],
    ],
  },
  {
    school_id: 2,
    name: 'Liepu ģimnāzija',
    country: 'LV',
    time_zone: 'Europe/Riga',
    package_key: 'standard',
    mail_domain: 'liepu.example',
    levels: [10, 12],
    parallels: ['A', 'B'],
    pupils_per_class: 22,
    languages: [
      ['lv', 66],
      ['ru', 20],
      ['et', 8],
      ['en', 4],
      ['ja', 2],
    ],
    subjects: `MAT LAV LIT ENG DEU RUS ${EVERYWHERE}`,
    teachers: 7,
    other_staff: [['staff', 'librarian'], ['admissions_worker'], ['social_worker'], ['caterer'], ['health_worker']],
  },
  {
    school_id: 3,
    name: 'Birkenschule',
    country: 'DE',
    time_zone: 'Europe/Berlin',
    package_key: 'base',
    mail_domain: 'birken.example',
    levels: [1, 9],
    parallels: ['A'],
    pupils_per_class: 13,
    languages: [
      ['de', 74],
      ['fr', 8],
      ['ru', 8],
      ['en', 6],
      ['ja', 4],
    ],
    subjects: `MAT DEU LIT ENG FRA NAT ${EVERYWHERE}`,
    teachers: 3,
    other_staff: [
      ['headmaster', 'principal'],
      ['participant', 'school_owner'],
      ['staff'],
      ['caterer'],
      ['health_worker'],
    ],
  },
];
