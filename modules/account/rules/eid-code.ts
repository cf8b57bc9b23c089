import { EID_CODE_MAX } from '../contract/limits.ts';

const SHAPE = /^\d[\d-]{5,}$/;

/** The personal code that a phone is found by: spaces are typed along, and some keyboards write wide digits. Null for what is none. */
export function readEidCode(typed: string): string | null {
  const code = typed.normalize('NFKC').replace(/\s/g, '');
  return SHAPE.test(code) && code.length <= EID_CODE_MAX ? code : null;
}
