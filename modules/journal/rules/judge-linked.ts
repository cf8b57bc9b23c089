import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';

/** What hangs on a column of a journal. */
type Linked = { readonly grades: boolean; readonly absences: boolean; readonly comments: boolean };

/** May a lesson go away from pupils? What was written about them has to be removed first, one kind after the other (S3 section 8). */
export function judgeLinked({
  grades,
  absences,
  comments,
}: Linked): Verdict<'has_linked_grades' | 'has_linked_absences' | 'has_linked_comments'> {
  if (grades) return refuse('has_linked_grades');
  if (absences) return refuse('has_linked_absences');
  return comments ? refuse('has_linked_comments') : allow;
}
