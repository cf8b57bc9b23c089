import { randomBytes, randomInt } from 'node:crypto';

/** A word that nobody guesses, fit for addresses, cookies and headers. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A code that people type, zeros in front among its digits. */
export const newDigits = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0');
