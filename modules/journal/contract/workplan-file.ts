import type { FileConsumer } from '#platform/contract/file-consumer.ts';
import { LESSON_EXTENSIONS } from '#platform/contract/file-kinds.ts';
import { MEGABYTE } from '#platform/contract/file-limits.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { FILE_MEGABYTES } from './limits.ts';

/** The file of a workplan, such as the table that it was first written in. */
export const workplanFile = {
  app_name: 'workplan',
  extensions: LESSON_EXTENSIONS,
  max_bytes: FILE_MEGABYTES * MEGABYTE,
  max_count: 1,
  who: { roles: [ROLE_TYPES.teacher, ROLE_TYPES.formmaster, ROLE_TYPES.headmaster, ROLE_TYPES.admin] },
} as const satisfies FileConsumer;
