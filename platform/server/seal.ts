import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const secretOf = (word: string): Buffer => Buffer.from(hkdfSync('sha256', word, '', 'kriit sealed answer', 32));

/** What a word is known by where the word itself must not be kept. */
export const hashOf = (word: string): Buffer => hash('sha256', word, 'buffer');

/** Locks a value with a word that is kept nowhere. */
export function seal(word: string, value: unknown): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, secretOf(word), iv);
  return Buffer.concat([iv, cipher.update(JSON.stringify(value)), cipher.final(), cipher.getAuthTag()]);
}

/** Unlocks a value; throws for any other word and for anything that was changed. */
export function unseal(word: string, sealed: Buffer): unknown {
  const decipher = createDecipheriv(CIPHER, secretOf(word), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
}
