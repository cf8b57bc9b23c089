import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import type { ProfileFields } from '../contract/shapes.ts';

/** What students change themselves, beside language, picture and contacts, which have calls of their own (DECISIONS). */
const STUDENTS_OWN: readonly string[] = ['dietary_preferences'] satisfies (keyof ProfileFields)[];

/** Whether somebody changes these fields about themselves: students leave personal data to the school (S3 section 5). */
export const mayEdit = (is_student: boolean, fields: readonly string[]): Verdict<'personal_data_locked'> =>
  is_student && fields.some((field) => !STUDENTS_OWN.includes(field)) ? refuse('personal_data_locked') : allow;

/** Whether somebody says which id code is theirs: once, while nobody has said it yet (S3 section 5). */
export function maySetIdCode(
  is_student: boolean,
  id_code: string | null,
): Verdict<'personal_data_locked' | 'id_code_locked'> {
  if (is_student) return refuse('personal_data_locked');
  return id_code === null ? allow : refuse('id_code_locked');
}
