import type { FileConsumer } from '#platform/contract/file-consumer.ts';
import { MEGABYTE } from '#platform/contract/file-limits.ts';
import { SCHOOL_LEADERS } from './role-types.ts';

/** The picture in the header that tells one school from another; drawings are shown as a picture of them. */
export const schoolLogo = {
  app_name: 'school-logo',
  extensions: ['png', 'jpg', 'jpeg', 'webp', 'heic', 'svg'],
  max_bytes: 5 * MEGABYTE,
  max_count: 1,
  who: { roles: SCHOOL_LEADERS },
} as const satisfies FileConsumer;
