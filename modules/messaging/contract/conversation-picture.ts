import type { FileConsumer } from '#platform/contract/file-consumer.ts';
import { MEGABYTE } from '#platform/contract/file-limits.ts';

/** The picture of a conversation. */
export const conversationPicture = {
  app_name: 'conversation-picture',
  extensions: ['png', 'jpg', 'jpeg', 'webp', 'heic', 'heif'],
  max_bytes: 5 * MEGABYTE,
  max_count: 1,
  who: 'any-role',
} as const satisfies FileConsumer;

/** Where members fetch the picture; another one has another address. */
export const pictureAddress = (group_id: number, version: string): string =>
  `/api/v2/conversations/${group_id}/picture?v=${version}`;
