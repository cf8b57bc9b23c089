/** Lengths in code points (S2 sections 5 and 9). A title stays under fifty. */
export const MESSAGE_MAX = 10_000;
export const TITLE_MAX = 49;
export const SEARCH_MIN = 3;
export const SEARCH_MAX = 100;
/** A longer link is shown cut (S2 section 9). */
export const LINK_SHOWN_MAX = 140;

/** Sizes of pages (S2 section 9). */
export const MESSAGES_PAGE = 50;
export const CONVERSATIONS_PAGE = 20;
export const PEOPLE_PAGE = 50;

/** Numbers that the documents leave open (DECISIONS, "Numbers"). */
export const FILES_MAX = 10;
export const ANNOUNCEMENT_RECIPIENTS_MIN = 3;
export const PEOPLE_MAX = 1_000;
/** Of whole groups an announcement reaches every family of the largest school (decision 040). */
export const ANNOUNCEMENT_PEOPLE_MAX = 10_000;
export const FORWARD_MAX = 20;
export const FORWARD_MESSAGES_MAX = 20;
export const CHANGE_HOURS = 24;
export const NOW_MINUTES = 5;
export const PROMO_MONTHS = 6;
export const SENDS_PER_MINUTE = 60;
/** In larger conversations only admins are told who has read how far. */
export const READERS_TOLD_MAX = 50;
/** Where more than so many hear of something, those who need more than they were told do not all ask at once. */
export const AT_ONCE_MAX = 50;
/** How much of the last message a list shows at most. */
export const LAST_LINE_MAX = 300;

/** Polls: enough for a class trip, too few to fill a screen. */
export const POLL_QUESTION_MAX = 300;
export const POLL_ANSWER_MAX = 200;
export const POLL_ANSWERS_MIN = 2;
export const POLL_ANSWERS_MAX = 20;

/** When what is on screen counts as seen (S2 section 4), and how often a page asks whether it is looked at. */
export const READ_DELAY_MS = 500;
export const READ_DELAY_INCOMING_MS = 2_000;
export const FOCUS_POLL_MS = 300;
/** Older and newer messages are fetched when the end is this near (S2 section 9). */
export const SCROLL_TRIGGER_PX = 60;
