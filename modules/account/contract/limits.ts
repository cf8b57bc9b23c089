/** Signing in with fewer letters is refused at the door (S3 section 9). */
export const PASSWORD_MIN = 9;
/** Character classes out of lower, upper, digit and special (S3 section 5). */
export const PASSWORD_CLASSES = 3;
/** Long passphrases are welcome; the ceiling only keeps the hash from being fed a book. */
export const PASSWORD_MAX = 256;

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 100;

/** Failed sign-ins inside the window before the door stays shut (DECISIONS, "throttles"). */
export const FAILURES_PER_ACCOUNT = 10;
export const FAILURES_PER_ADDRESS = 100;
export const FAILURE_WINDOW_MINUTES = 15;

/** Inactivity that ends a session (S3 section 9): 60 minutes on desktop, 6 months on mobile. */
export const IDLE_MINUTES_DESKTOP = 60;
export const IDLE_DAYS_MOBILE = 183;

/** A quiet notice after this much inactivity, a dialog in the last minutes (DECISIONS, "session warning"). */
export const WARN_AFTER_MINUTES = 5;
export const DIALOG_LAST_MINUTES = 5;

/** A device that was not signed in with for so long is a new one again. */
export const DEVICE_KNOWN_DAYS = 180;

/** A launch code is for the moment in which a frame opens, a bearer for the frame that stays open (HARDENING, "Launch tokens"). */
export const LAUNCH_CODE_SECONDS = 60;
export const BEARER_SECONDS = 10 * 60;

/** The longest key of a host, and the longest origin: a host name has at most 253 letters. */
export const HOST_KEY_MAX = 500;
export const ORIGIN_MAX = 300;
