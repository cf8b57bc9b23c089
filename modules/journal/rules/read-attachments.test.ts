import { expect, it } from 'vitest';
import { attachmentIds, judgeAttachments } from './read-attachments.ts';

it.each<[string, unknown, string, number[]]>([
  ['nothing sent', undefined, 'allowed', []],
  ['none', [], 'allowed', []],
  ['ids alone and as they were answered', [4, { id: 5, path: '/elsewhere', hash_name: 'x' }, 4], 'allowed', [4, 5]],
  ['six', [1, 2, 3, 4, 5, 6], 'error.file.too_many_files', [1, 2, 3, 4, 5, 6]],
  ['a path without an id', [{ path: '/etc/passwd' }], 'error.file.invalid_attachments', []],
  ['no list', 'x', 'error.file.invalid_attachments', []],
  ['an id that cannot be', [0], 'error.file.invalid_attachments', []],
])('%s', (_, written, key, ids) => {
  const verdict = judgeAttachments(written);
  expect(verdict.allowed ? 'allowed' : verdict.key).toBe(key);
  expect(attachmentIds(written)).toEqual(ids);
});
