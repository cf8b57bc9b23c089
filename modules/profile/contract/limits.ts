/** Copies of everything about oneself that can be asked for in a day; each costs the server minutes of work. */
export const COPIES_PER_DAY = 3;
/** How long a copy is kept. */
export const COPY_DAYS = 7;
/** Looks on one page of the list. */
export const LOOKS_PER_PAGE = 30;

/** Parts of an address. */
export const COUNTY_MAX = 100;
export const CITY_MAX = 100;
export const STREET_MAX = 200;
export const POSTAL_INDEX_MAX = 20;

/** What somebody eats and does not eat, in their own words. */
export const DIET_MAX = 500;

/** A personal code as somebody may type it, with spaces; the rule judges what is left of it. */
export const ID_CODE_TYPED_MAX = 40;
/** Whether a code is known elsewhere must not be found out by trying. */
export const ID_CODE_TRIES_PER_DAY = 5;

/** An address or a number as somebody may type it; the rule judges it. */
export const CONTACT_TYPED_MAX = 320;

/** A code that checks an address or a number (S3 section 9; DECISIONS, "verification codes"). */
export const CODE_DIGITS = 6;
/** How long the code and the link are good for (S3 section 9). */
export const CODE_MINUTES = 30;
/** How long one waits for the next code (DECISIONS, "resend countdown"). */
export const RESEND_SECONDS = 60;
/** Wrong codes before a new one has to be asked for: a million codes, five guesses. */
export const CODE_TRIES = 5;
/** Codes for one address or number of a person in a day: messages cost money, and a stranger may get them. */
export const CODES_PER_DAY = 10;
