import type { FileConsumer } from '#platform/contract/file-consumer.ts';
import { LESSON_EXTENSIONS } from '#platform/contract/file-kinds.ts';
import { MEGABYTE } from '#platform/contract/file-limits.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { FILE_MEGABYTES, FILES_MAX } from './limits.ts';

/** Files of lessons (S1 section 5, "File upload"). */
export const lessonFile = {
  app_name: 'journal',
  extensions: LESSON_EXTENSIONS,
  max_bytes: FILE_MEGABYTES * MEGABYTE,
  max_count: FILES_MAX,
  who: { roles: [ROLE_TYPES.teacher, ROLE_TYPES.formmaster] },
  feature: 'LESSON_UPLOADS',
} as const satisfies FileConsumer;
