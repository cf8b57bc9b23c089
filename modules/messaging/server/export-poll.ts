import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { timeZoneOf } from '#modules/people/server/doors.ts';
import { asLanguage, DEFAULT_LANGUAGE } from '#platform/contract/shapes.ts';
import { handleMaking } from '#platform/server/handle.ts';
import type { PdfPress } from '#platform/server/pdf/pdf-press.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { exportPoll as contract } from '../contract/export-poll.ts';
import { mayExportPolls } from '../rules/may-in-conversation.ts';
import { planPoll } from './poll-pdf-store.ts';
import { findPoll, viewPoll } from './poll-store.ts';

const NAME_LETTERS = 60;

const nameOf = (question: string): string =>
  question
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, NAME_LETTERS) || 'poll';

export const exportPoll = (pdfs: PdfPress) =>
  handleMaking(contract, async ({ transaction, actor, params, now, refuse }) => {
    const { poll, time_zone } = await transaction(async (tx) => {
      const found = await findPoll(tx, actor, params.pollId, now);
      if (!mayExportPolls(found)) refuse('permission_denied');
      return { poll: await viewPoll(tx, actor, found, now), time_zone: await timeZoneOf(tx, found.school_id) };
    });
    const language = asLanguage(actor.lang_code) ?? DEFAULT_LANGUAGE;
    const bytes = await pdfs.write(actor.user_id, planPoll(poll, { language, time_zone, now })).catch((cause) => {
      throw Object.assign(new Refusal('poll_export_error'), { cause });
    });
    return {
      file_name: `${nameOf(poll.question)}.pdf`,
      type: 'application/pdf',
      size: bytes.length,
      hash: createHash('sha256').update(bytes).digest('hex'),
      isShown: false,
      open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    };
  });
