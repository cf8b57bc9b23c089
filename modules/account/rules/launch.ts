import { isFramedAt } from '#platform/contract/framed.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';

/** What is known of a launch code that somebody shows. */
export type ShownCode = {
  readonly person_id: number;
  readonly origin: string;
  readonly module: string;
  readonly is_used: boolean;
  readonly is_expired: boolean;
};

/** What is being opened, as the page itself says it. */
export type Opening = {
  readonly origin: string;
  readonly is_own_origin: boolean;
  readonly path: string;
  readonly framed: boolean;
};

/**
 * Judges the codes with which a page opens: the first for the page, a second one for the same person. A used one
 * is named before everything else, since it ends a session; all other faults look alike.
 */
export function judgeLaunch(
  codes: readonly (ShownCode | undefined)[],
  { origin, is_own_origin, path, framed }: Opening,
  framedBy: (module: string) => readonly string[],
): Verdict<'launch_code_invalid' | 'launch_code_used'> {
  if (codes.some((code) => code?.is_used)) return refuse('launch_code_used');
  const [first] = codes;
  const isGood = (code: ShownCode | undefined): boolean =>
    code !== undefined && !code.is_expired && code.origin === origin && code.person_id === first?.person_id;
  const mayOpen = first !== undefined && isFramedAt(framedBy(first.module), path) && (framed || is_own_origin);
  return mayOpen && codes.every(isGood) ? allow : refuse('launch_code_invalid');
}
