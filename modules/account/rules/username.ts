import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import { USERNAME_MAX, USERNAME_MIN } from '../contract/limits.ts';

/** Usernames are compared without case; what is kept is the lower form. */
export const plainUsername = (username: string): string => username.trim().toLowerCase();

// Letters of any script, digits and the marks that people put between them; no spaces, so that it can be dictated.
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._@+-]*$/u;

function isUsername(username: string): boolean {
  const length = [...username].length;
  return length >= USERNAME_MIN && length <= USERNAME_MAX && USERNAME.test(username);
}

/** Judges a chosen username; the refusal says how long one is. */
export const judgeUsername = (username: string): Verdict<'username_invalid'> =>
  isUsername(username) ? allow : refuse('username_invalid', { min: USERNAME_MIN, max: USERNAME_MAX });

/** A first proposal: firstname.lastname, in letters that every keyboard has where that is possible. */
export function suggestUsername(firstname: string, lastname: string): string {
  const plain = `${firstname}.${lastname}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, '-');
  return plain.slice(0, USERNAME_MAX);
}
