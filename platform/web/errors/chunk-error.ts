/** A part of the application that could not be fetched: a broken line, or a build that is gone. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

// Chromium, Firefox, Safari and Vite each say it in their own words.
const WORDINGS = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** True when an error means that a part could not be fetched. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof ChunkError || (error instanceof Error && WORDINGS.test(error.message));
