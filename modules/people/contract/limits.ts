export { EMAIL_MAX, NAME_MAX } from '#platform/contract/person-shapes.ts';

/** How long it is kept who looked at a pupil: a school year with its holidays. */
export const LOOK_DAYS = 400;

/** A school's name. */
export const SCHOOL_NAME_MAX = 150;

/** Rows on one page of a people or course list. */
export const PEOPLE_PAGE = 50;
export const COURSE_PAGE = 50;

/** Letters that a search takes at most; longer ones match nothing that a name could hold. */
export const SEARCH_MAX = 100;

/** How many calendar years ahead a role may begin: next year's staff is known, nobody plans further. */
export const ROLE_START_YEARS_AHEAD = 2;

/** How many calendar years ahead a role may end: longer than anybody works or learns; later is a slip of the pen. */
export const ROLE_END_YEARS_AHEAD = 50;

/** How long an invitation link opens the door. */
export const INVITATION_DAYS = 14;

/** How long a repeat of the acceptance is taken for one, as long as an Idempotency-Key is remembered. */
export const INVITATION_REPEAT_HOURS = 24;

/** Classes that one person teaches; no school has more. */
export const CLASSES_TAUGHT_MAX = 200;

/** The ids of schools in one address, with commas between them. */
export const LOGO_IDS_MAX = 500;

/** The identifier of the support chat that a person keeps open. */
export const SUPPORT_CHAT_ID_MAX = 255;
