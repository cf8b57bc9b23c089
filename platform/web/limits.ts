/** Nothing that waits is drawn before this long (S1 section 4, "loader"). */
export const LOADER_DELAY_MS = 700;

/** How often the new-materials cookie is read (S1 section 4). */
export const MATERIALS_POLL_MS = 1000;

/** How often the counters of the menu are asked for again while the page is visible. */
export const COUNTERS_REFRESH_MS = 60_000;

/** A search runs when the typing has rested this long. */
export const SEARCH_DEBOUNCE_MS = 300;

/** Counters above this read "99+" (LOOK, "Parts"). */
export const COUNTER_MAX = 99;

/** Dialog widths in pixels (S1 section 2, S3 section 9). */
export const DIALOG_WIDTHS = { small: 400, medium: 454, large: 754 } as const;

/** Seconds that a toast stays; the pointer or the focus holds it. */
export const TOAST_SECONDS = 6;

/** One that offers to take something back stays until that can be read, weighed and clicked. */
export const UNDO_SECONDS = 12;

/** The page language that was chosen before signing in is kept this long. */
export const LANGUAGE_COOKIE_DAYS = 365;

/** Below this width the shell shows the bottom bar instead of the left menu, so that 320 px reflow. */
export const SLIM_WIDTH_PX = 640;

/** Up to this height a window is low: a phone that is held sideways, or what a keyboard leaves of one. */
export const LOW_HEIGHT_REM = 32;
