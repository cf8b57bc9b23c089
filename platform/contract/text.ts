// No script stacks more marks on a letter; composing thousands of them would take the machine minutes.
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

// Marks that turn the direction of what follows: with them a name or a file can be drawn as another one.
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

// Marks that speak to machines of old: nobody can type them, and letters, exports and terminals would be told things by them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: These are what is taken out.
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/g;
// Line and page breaks of word processors, which part words.
// biome-ignore lint/suspicious/noControlCharactersInRegex: These are what is taken out.
const BREAKS = /[\u000B\u000C]/g;

const withFewMarks = (text: string): string => text.replace(TOO_MANY_MARKS, '$1');

/** Cleans text once, at the door: no control marks (PostgreSQL refuses NUL), no lone surrogates, nothing that turns, composed letters. */
export const cleanText = (text: string): string =>
  // Twice, because composing takes some marks apart into two.
  withFewMarks(
    withFewMarks(text.replace(CONTROL, '').replace(BREAKS, ' ').replace(TURNING, '').toWellFormed()).normalize('NFC'),
  );

// Letters that draw nothing but survive trim(): zero-width marks, Hangul and Braille blanks, soft hyphen.
const INVISIBLE = /[\p{White_Space}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** True when a reader would see nothing. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';

/** Length in code points after composition: the number that forms, API and database agree on. */
export const lengthOf = (text: string): number => [...text.normalize('NFC')].length;
