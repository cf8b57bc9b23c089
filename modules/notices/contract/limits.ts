import type { DigestRhythm } from '#platform/contract/notice.ts';

/** Notices on one page under the bell. */
export const NOTICES_PER_PAGE = 20;

/** Letters on one page of the outbox. */
export const OUTBOX_PER_PAGE = 30;

/** Browsers of one person that are told; the oldest makes room for a new one. */
export const SUBSCRIPTIONS_MAX = 10;

/** Notices of one digest that are written out; the rest are counted. */
export const DIGEST_LINES = 30;

/** How long a notice is kept. */
export const NOTICE_DAYS = 180;

/** Hours of the school's own day at which digests leave (S3, "Email notification frequency"); 5 is Friday. */
export const DIGEST_TIMES: Record<DigestRhythm, { hours: readonly number[]; weekday?: number }> = {
  two_hours: { hours: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22] },
  daily: { hours: [17] },
  weekly: { hours: [15], weekday: 5 },
};

/** How long after a letter about a topic the next one about it waits, for all that comes meanwhile. */
export const BUNDLE_MINUTES = 10;

/** How long a letter with a code or a link is worth sending: as long as those are good for (S3, section 5). */
export const LETTER_MINUTES = 30;

/** One text message holds so much in letters outside of Latin, three of them put together. */
export const SMS_LENGTH = 200;
