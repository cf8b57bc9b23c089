/** Sizes of the table in pixels: every cell has the same, so that what lies outside the window need not be drawn. */
export const ROW_HEIGHT = 36;
export const COLUMN_WIDTH = 72;
export const HEAD_HEIGHT = 84;
export const NAME_WIDTH = 220;
export const NAME_WIDTH_SLIM = 128;
export const END_WIDTH = 72;

/** The window moves in steps of so many rows or columns. */
export const ROW_STEP = 6;
export const COLUMN_STEP = 4;
