import type { FileConsumer } from '#platform/contract/file-consumer.ts';
import { PHOTO_EXTENSIONS } from '#platform/contract/file-kinds.ts';
import { MEGABYTE } from '#platform/contract/file-limits.ts';

/** The picture of a person (DECISIONS, "photo formats"; S3 section 9). */
export const profilePicture = {
  app_name: 'profile',
  extensions: PHOTO_EXTENSIONS,
  max_bytes: 10 * MEGABYTE,
  max_count: 1,
  who: 'signed-in',
} as const satisfies FileConsumer;
