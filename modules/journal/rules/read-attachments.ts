import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import { FILES_MAX } from '../contract/limits.ts';

type Fault = 'error.file.invalid_attachments' | 'error.file.too_many_files';

const idOf = (value: unknown): number | undefined => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
};

/** The ids in a list of attachments; nothing else of them is believed, least of all a path (HARDENING A12). */
export const attachmentIds = (written: unknown): number[] =>
  Array.isArray(written) ? [...new Set(written.flatMap((one) => idOf(one) ?? []))] : [];

/** May attachments be written like this? A list that was not sent says nothing about them. */
export function judgeAttachments(written: unknown): Verdict<Fault> {
  if (written === undefined || written === null) return allow;
  if (!Array.isArray(written)) return refuse('error.file.invalid_attachments');
  if (written.length > FILES_MAX) return refuse('error.file.too_many_files', { count: FILES_MAX });
  return written.every((one) => idOf(one) !== undefined) ? allow : refuse('error.file.invalid_attachments');
}
