/** A person's first or last name. */
export const NAME_MAX = 100;

/** The longest address that mail can be sent to (RFC 5321). */
export const EMAIL_MAX = 254;

/** A school's name. */
export const SCHOOL_NAME_MAX = 150;

/** Rows on one page of a people or course list. */
export const PEOPLE_PAGE = 50;
export const COURSE_PAGE = 50;

/** Letters that a search takes at most; longer ones match nothing that a name could hold. */
export const SEARCH_MAX = 100;

/** How long an invitation link opens the door. */
export const INVITATION_DAYS = 14;

/** The identifier of the support chat that a person keeps open. */
export const SUPPORT_CHAT_ID_MAX = 255;
