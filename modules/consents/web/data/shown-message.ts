import { cleanText } from '#platform/contract/text.ts';
import { MESSAGE_LINES_MAX, MESSAGE_MAX } from '../../contract/limits.ts';

// Marks that turn or join letters without being seen, and everything that controls but the ends of lines.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A message of the address as lines of plain text: short, and drawn from left to right as it was written. */
export const linesOf = (message: string | null): string[] =>
  [...cleanText((message ?? '').slice(0, 4 * MESSAGE_MAX))]
    .slice(0, MESSAGE_MAX)
    .join('')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(UNSEEN, '').trim())
    .filter((line) => line !== '')
    .slice(0, MESSAGE_LINES_MAX);
