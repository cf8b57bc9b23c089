/** A lesson's title: what is saved, and from where on the field warns (S1 sections 5 and 9). */
export const TITLE_MAX = 255;
export const TITLE_WARNING = 225;

/** Code points of a description of a lesson, an assessment or homework, and of an absence's reason (S1 and S3, section 9). */
export const DESCRIPTION_MAX = 20_000;

/** Lesson numbers (S1 section 5); 0 is one of them. */
export const LESSON_NUMBER_MIN = 0;
export const LESSON_NUMBER_MAX = 20;

/** The most that a lesson or an assessment can bring; more is a slip of the pen, and more digits do not fit the table. */
export const POINTS_MAX = 100_000;

/** Files of one lesson (S1 section 9). */
export const FILES_MAX = 5;
export const FILE_MEGABYTES = 10;

/** Pupils of one journal; the largest choir is smaller. */
export const STUDENTS_MAX = 500;

/** Teachers of one journal. */
export const TEACHERS_MAX = 20;

/** Teachers who can be chosen for a journal, all in one list, and pupils that one search offers. */
export const TEACHERS_OFFERED_MAX = 2_000;
export const PUPILS_OFFERED = 30;

/** Lessons in a week of one journal. */
export const SLOTS_MAX = 60;

/** Cells that one call writes: a whole class down a column, or a pasted block. */
export const CELLS_MAX = 2_000;

/** Columns that are read one by one; where more were written, the whole table is read. */
export const ASKED_COLUMNS_MAX = 40;

/** A grade as it is written, and a word about a pupil. */
export const GRADE_MAX = 10;
export const COMMENT_MAX = 2_000;

/** The value of a credit range. */
export const CREDIT_VALUE_MAX = 50;
export const CREDIT_RANGES_MAX = 100;

/** What a workplan holds: the lessons of the longest course, and a text that fits into one request. */
export const WORKPLAN_BLOCKS_MAX = 100;
export const WORKPLAN_LESSONS_MAX = 400;
export const WORKPLAN_TEXT_MAX = 200_000;

/** Workplans of one person at a school, and rows on a page of them. */
export const OWN_WORKPLANS_MAX = 200;
export const WORKPLANS_PAGE = 50;
/** The journals that are named with a workplan, those of the newest year first; how many there are is said too. */
export const WORKPLAN_JOURNALS_NAMED = 50;

/** Free days of one school, how long one stretch of them lasts, and what it is called. */
export const FREE_DAYS_MAX = 500;
export const FREE_DAYS_LENGTH = 366;
export const FREE_DAYS_NAME_MAX = 255;
/** The first and the last year in which a day is meant and not a slip of the pen. */
export const FREE_DAYS_FIRST = '2000-01-01';
export const FREE_DAYS_LAST = '2099-12-31';

/** Rows on a page of the school's journals. */
export const JOURNALS_PAGE = 50;

/** What somebody looks for in the list of journals. */
export const SEARCH_MAX = 100;

/** Items of a whiteboard and absences of a pupil that one answer has. */
export const WHITEBOARD_MAX = 500;
/** Items of one person on the whiteboard of a school. */
export const OWN_ITEMS_MAX = 100;
export const ABSENCES_PAGE = 50;

/** How far ahead an absence may be reported: a study year. */
export const ABSENCE_DAYS_AHEAD = 366;

/** What a diary got before this many days is not news any more, whoever has not looked. */
export const DIARY_NEWS_DAYS = 14;
