/** A megabyte as the documents count it: 10 MB is 10,485,760 bytes. */
export const MEGABYTE = 1_048_576;

/** The longest name of a file that is kept, in code points, with its extension. */
export const FILE_NAME_MAX = 255;

/** The longest `app_name`. */
export const APP_NAME_MAX = 50;

/** Uploads that one person may have lying about without a use; they vanish after a day. */
export const UNUSED_FILES_MAX = 100;
export const UNUSED_FILES_HOURS = 24;

/** How long the address of a file opens it (HARDENING, "Launch tokens" 8). */
export const TICKET_MINUTES = 5;

/** The longer side of the small versions of an image, in pixels. */
export const PREVIEW_SIZES = [96, 320, 1280] as const;
export type PreviewSize = (typeof PREVIEW_SIZES)[number];

/** A larger picture is refused by its header alone: decoding it would cost the memory of many people. */
export const IMAGE_PIXELS_MAX = 50_000_000;
/** Pictures of a moving image; each is decoded. */
export const IMAGE_FRAMES_MAX = 200;

/** A drawing beyond this is no drawing that a school needs, and reading it takes too long. */
export const SVG_BYTES_MAX = 1_000_000;
/** Width by height that a drawing may say it has: a poster of size A0. */
export const SVG_PIXELS_MAX = 16_000_000;

/** The shortest side of a photo of a person (S3, section 9). */
export const PHOTO_SIDE_MIN = 300;
