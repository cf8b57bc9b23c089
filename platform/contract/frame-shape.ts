/**
 * The shapes of the messages between a host page and a frame. They are checked in the browser on both sides, where
 * the server's schema library does not go: these few readings weigh nothing.
 */
export type Reading<T> = (value: unknown) => value is T;

type Fields = Readonly<Record<string, Reading<unknown>>>;

/** What a message with these fields carries. */
export type DataOf<F extends Fields> = { readonly [Name in keyof F]: F[Name] extends Reading<infer T> ? T : never };

/** A text that is not longer than it may be. */
export const text =
  (longest: number): Reading<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= longest;

/** One of a few words. */
export const oneWord =
  <const Word extends string>(words: readonly Word[]): Reading<Word> =>
  (value): value is Word =>
    words.includes(value as Word);

/** A whole number from nothing to very much, such as a height in pixels. */
export const amount: Reading<number> = (value): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 10_000_000;

/** An id, or 0 for none. */
export const idOrNone: Reading<number> = (value): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** A short list. */
export const listOf =
  <T>(reading: Reading<T>, longest = 100): Reading<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= longest && value.every(reading);

/** True for an object of its own kind: no array, nothing that carries methods along. */
export const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** True when a value has exactly these fields, each as it should be. */
export const fits = <F extends Fields>(fields: F, value: unknown): value is DataOf<F> =>
  isPlain(value) &&
  Object.keys(value).length === Object.keys(fields).length &&
  Object.entries(fields).every(([name, reading]) => Object.hasOwn(value, name) && reading(value[name]));
