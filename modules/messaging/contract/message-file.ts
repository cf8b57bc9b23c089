import type { FileConsumer } from '#platform/contract/file-consumer.ts';
import { MESSAGE_EXTENSIONS } from '#platform/contract/file-kinds.ts';
import { MEGABYTE } from '#platform/contract/file-limits.ts';
import { FILES_MAX } from './limits.ts';

/** Files of messages (S2 section 9; DECISIONS, "upload limit on the base package"). */
export const messageFile = {
  app_name: 'messaging',
  extensions: MESSAGE_EXTENSIONS,
  max_bytes: 25 * MEGABYTE,
  max_count: FILES_MAX,
  who: 'any-role',
  smaller: { without_feature: 'MESSAGING_LARGE_UPLOADS', max_bytes: 5 * MEGABYTE },
} as const satisfies FileConsumer;
