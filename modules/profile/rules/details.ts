import { birthdayOf, isValidPersonalCode } from '#platform/contract/personal-code.ts';
import { isBlank } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';

/** What is said; the rest is not judged. */
type Judged = {
  firstname?: string | undefined;
  lastname?: string | undefined;
  birthday?: string | null | undefined;
  /** Written as it will be kept. */
  identity?: { country: string; id_code: string } | undefined;
};

const isAfter = (day: string | null | undefined, today: string): boolean => day != null && day > today;

/** Judges what somebody says about themselves, on their own day. */
export function judgeDetails(
  { firstname, lastname, birthday, identity }: Judged,
  today: string,
): Verdict<'name_required' | 'birthday_in_future' | 'id_code_invalid'> {
  if ([firstname, lastname].some((name) => name !== undefined && isBlank(name))) return refuse('name_required');
  if (isAfter(birthday, today)) return refuse('birthday_in_future');
  if (!identity) return allow;
  const { country, id_code } = identity;
  const isBorn = !isAfter(birthdayOf(country, id_code), today);
  return isBorn && isValidPersonalCode(country, id_code) ? allow : refuse('id_code_invalid');
}
