/** Cleans text once, at the door: no NUL (PostgreSQL refuses it), no lone surrogates, composed letters. */
export const cleanText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed().normalize('NFC');

// Letters that draw nothing but survive trim(): zero-width marks, Hangul and Braille blanks, soft hyphen.
const INVISIBLE = /[\p{White_Space}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** True when a reader would see nothing. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';

/** Length in code points after composition: the number that forms, API and database agree on. */
export const lengthOf = (text: string): number => [...text.normalize('NFC')].length;
