import { madeOnce } from '#platform/contract/made-once.ts';

const CJK = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

// Made for the first name that needs it, and few do: it takes a browser a fiftieth of the start of a page.
const segmenter = madeOnce(() => new Intl.Segmenter());

/** A letter that stands for itself: no mark belongs to it, and nothing of a script that joins its letters. */
const PLAIN = /^[\p{Script=Latin}\p{Script=Cyrillic}](?!\p{M})(?=$|[\p{Script=Latin}\p{Script=Cyrillic}\s.'’\-])/v;

function first(name: string): string {
  const trimmed = name.trim();
  return PLAIN.exec(trimmed)?.[0] ?? segmenter().segment(trimmed).containing(0)?.segment ?? '';
}

/** The initials of a name: two letters, or for Japanese the family name's first character alone. */
export function initialsOf({ firstname, lastname }: { firstname: string; lastname: string }): string {
  if (CJK.test(lastname)) return first(lastname);
  return `${first(firstname)}${first(lastname)}`.toLocaleUpperCase();
}

/** A full name as it is written: the given name first, in Japanese the family name. */
export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  (CJK.test(lastname) ? `${lastname} ${firstname}` : `${firstname} ${lastname}`).trim();
