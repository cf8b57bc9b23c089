/** Code points of a title (DECISIONS, "consent title"; S3 section 9 also says 300). */
export const TITLE_MAX = 255;

/** Characters of a description with its tags; a long letter with a dozen links stays far below. */
export const DESCRIPTION_MAX = 20_000;

/** How deep tags may lie in each other; the editor's own lists rarely pass ten (HARDENING A31). */
export const DESCRIPTION_DEPTH_MAX = 50;

/** Groups that one consent may be sent to; a large school has about a hundred classes. */
export const GROUPS_MAX = 500;

/** Items of a person's list and rows of the summary that are shown at a time (S3 section 9). */
export const PAGE = 20;

/** Consents of the list beside that are drawn at a time; more come as its end comes near. */
export const LIST_PAGE = 100;

/** A description that is taller can be folded (S3 section 9). */
export const FOLDED_HEIGHT = 24;

/** How long a proof by eID lets somebody answer (DECISIONS, "Consents"). */
export const SECURE_LOGIN_HOURS = 12;

/** Reminders of one consent are at least this far apart, so that nobody is pressed. */
export const REMINDER_HOURS = 20;

/** Characters and lines of the message that the error view takes from its address (HARDENING A33). */
export const MESSAGE_MAX = 500;
export const MESSAGE_LINES_MAX = 10;
