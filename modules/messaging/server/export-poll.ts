import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { timeZoneOf } from '#modules/people/server/doors.ts';
import { asLanguage, DEFAULT_LANGUAGE } from '#platform/contract/shapes.ts';
import { handleDownload } from '#platform/server/handle.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { exportPoll as contract } from '../contract/export-poll.ts';
import { drawPoll } from './poll-pdf-store.ts';
import { findPoll, viewPoll } from './poll-store.ts';

export const exportPoll = handleDownload(contract, async ({ tx, actor, params, now, refuse }) => {
  const found = await findPoll(tx, actor, params.pollId, now);
  if (found.has_left) refuse('permission_denied');
  const poll = await viewPoll(tx, actor, found, now);
  const time_zone = await timeZoneOf(tx, found.school_id);
  const language = asLanguage(actor.lang_code) ?? DEFAULT_LANGUAGE;
  const bytes = await drawPoll(poll, { language, time_zone, now }).catch((cause) => {
    throw Object.assign(new Refusal('poll_export_error'), { cause });
  });
  return {
    file_name: `${
      poll.question
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .slice(0, 60) || 'poll'
    }.pdf`,
    type: 'application/pdf',
    size: bytes.length,
    hash: createHash('sha256').update(bytes).digest('hex'),
    isShown: false,
    open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  };
});
