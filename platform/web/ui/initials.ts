const CJK = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

const letters = new Intl.Segmenter();

const first = (name: string): string => letters.segment(name.trim()).containing(0)?.segment ?? '';

/** The initials of a name: two letters, or for Japanese the family name's first character alone. */
export function initialsOf({ firstname, lastname }: { firstname: string; lastname: string }): string {
  if (CJK.test(lastname)) return first(lastname);
  return `${first(firstname)}${first(lastname)}`.toLocaleUpperCase();
}

/** A full name as it is written: the given name first, in Japanese the family name. */
export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  (CJK.test(lastname) ? `${lastname} ${firstname}` : `${firstname} ${lastname}`).trim();
