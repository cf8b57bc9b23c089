import type { DemoPeople } from '#modules/people/server/doors.ts';
import type { RoleName } from '#platform/contract/role-types.ts';
import type { Answer } from '../contract/shapes.ts';
import type { ConsentText } from '../rules/judge-text.ts';
import { TEXTS_ET } from './demo-texts-et.ts';
import { TEXTS_LV } from './demo-texts-lv.ts';

export type Who = keyof DemoPeople['cast'];

/** Those who have a role, perhaps of one class or of the classes of one level. */
export type GroupWish = { readonly role: RoleName; readonly level?: number; readonly class_name?: string };

/** A consent of the demonstration; moments are days before the start. */
export type Plan = {
  readonly text: ConsentText;
  readonly by: Who;
  readonly groups: readonly GroupWish[] | 'all';
  readonly written: number;
  /** When a draft was last changed, where it was. */
  readonly touched?: number;
  readonly published?: number;
  readonly archived?: number;
  /** A small change to the words, after some have answered. */
  readonly later?: { readonly text: ConsentText; readonly on: number };
  readonly reminded?: number;
  /** How many of a hundred answer, of those who have an eID, and how many of these say no. */
  readonly answered?: number;
  readonly denied?: number;
  /** What visitors of the demonstration have done; of their own accord nobody answers for them. */
  readonly cast?: readonly { readonly who: Who; readonly by: Who; readonly says: Answer; readonly on: number }[];
  /** Those among them who have read it and not answered. */
  readonly seen?: readonly Who[];
};

const pupils: GroupWish = { role: 'student' };
const levels = (...numbers: number[]): GroupWish[] => numbers.map((level) => ({ role: 'student', level }));
const classNamed = (class_name: string): GroupWish => ({ role: 'student', class_name });

type Said = NonNullable<Plan['cast']>[number];
/** Somebody's answer so many days ago, by themselves unless said otherwise. */
const yes = (who: Who, on: number, by: Who = who): Said => ({ who, by, says: 'accepted', on });
const no = (who: Who, on: number, by: Who = who): Said => ({ who, by, says: 'denied', on });

const SCHOOL_1: readonly Plan[] = [
  {
    text: TEXTS_ET.hike,
    by: 'admin',
    groups: [pupils],
    written: 77,
    published: 75,
    archived: 52,
    answered: 96,
    denied: 8,
    cast: [yes('student', 55, 'parent_two'), yes('younger_child', 57.4, 'parent'), yes('adult_student', 54)],
  },
  {
    text: TEXTS_ET.photos,
    later: { text: TEXTS_ET.photos_later, on: 36.5 },
    by: 'headmaster',
    groups: [pupils],
    written: 41,
    published: 40,
    reminded: 10,
    answered: 85,
    denied: 18,
    cast: [
      yes('student', 39, 'parent'),
      yes('younger_child', 39, 'parent'),
      no('younger_child', 37.6, 'parent_two'),
      yes('adult_student', 35),
    ],
  },
  {
    text: TEXTS_ET.privacy,
    by: 'headmaster',
    groups: 'all',
    written: 27,
    published: 25,
    archived: 2,
    answered: 60,
    denied: 3,
    cast: [
      yes('student', 24, 'parent'),
      yes('younger_child', 24, 'parent'),
      yes('parent', 24),
      no('adult_student', 21),
    ],
    seen: ['parent_two', 'teacher'],
  },
  {
    text: TEXTS_ET.health,
    by: 'admin',
    groups: levels(1, 4, 8, 11),
    written: 20,
    published: 20,
    answered: 75,
    denied: 12,
    cast: [yes('student', 19, 'parent'), no('student', 18.2, 'parent_two'), yes('younger_child', 19, 'parent')],
  },
  {
    text: TEXTS_ET.papers,
    by: 'admin',
    groups: levels(12),
    written: 16,
    published: 15,
    answered: 70,
    denied: 25,
    cast: [no('adult_student', 14), yes('adult_student', 11)],
  },
  {
    text: TEXTS_ET.website,
    by: 'headmaster',
    groups: [{ role: 'teacher' }, { role: 'formmaster' }, { role: 'staff' }],
    written: 12,
    published: 12,
    answered: 65,
    denied: 30,
    seen: ['formmaster'],
  },
  {
    text: TEXTS_ET.contacts,
    by: 'admin',
    groups: [{ role: 'parent' }],
    written: 8,
    published: 8,
    answered: 55,
    denied: 35,
    cast: [no('parent', 6)],
    seen: ['parent_two'],
  },
  {
    text: TEXTS_ET.observatory,
    by: 'admin',
    groups: [classNamed('11.A')],
    written: 5,
    published: 5,
    answered: 60,
    denied: 10,
    seen: ['student'],
  },
  { text: TEXTS_ET.survey, by: 'headmaster', groups: levels(10, 11, 12), written: 4, touched: 1 },
  { text: TEXTS_ET.skiing, by: 'admin', groups: levels(7, 8, 9), written: 3, touched: 0 },
  { text: TEXTS_ET.dog, by: 'admin', groups: levels(1, 2, 3), written: 2 },
  {
    text: TEXTS_ET.account,
    by: 'headmaster',
    groups: [pupils],
    written: 1,
    published: 1,
    answered: 20,
    denied: 10,
    seen: ['younger_child'],
  },
];

const SCHOOL_2: readonly Plan[] = [
  {
    text: TEXTS_LV.volunteering,
    by: 'admin_b',
    groups: [pupils],
    written: 66,
    published: 65,
    archived: 48,
    answered: 90,
    denied: 6,
  },
  {
    text: TEXTS_LV.photos,
    by: 'headmaster_b',
    groups: [pupils, { role: 'teacher' }],
    written: 31,
    published: 30,
    answered: 80,
    denied: 20,
    seen: ['student_b'],
  },
  { text: TEXTS_LV.exchange, by: 'headmaster_b', groups: [{ role: 'parent' }], written: 6, touched: 2 },
  {
    text: TEXTS_LV.theatre,
    by: 'admin_b',
    groups: levels(10),
    written: 3,
    published: 3,
    answered: 45,
    denied: 10,
  },
];

/** What each school asks, the oldest first; school 3 has no consents in its package. */
export const PLANS: ReadonlyMap<number, readonly Plan[]> = new Map([
  [1, SCHOOL_1],
  [2, SCHOOL_2],
]);
