import { type DigestRhythm, type NoticeParams, sayNotice } from '#platform/contract/notice.ts';
import { runningSlowly } from '#platform/server/jobs/job-handler.ts';
import type { Contact, NoticeKit } from '#platform/server/notice-parts.ts';
import { wordsIn } from '#platform/server/words.ts';
import { sendDigest } from '../contract/jobs.ts';
import { DIGEST_LINES } from '../contract/limits.ts';
import { writeLetter } from '../rules/letter.ts';
import { digestOf, endDeliveries } from './delivery-store.ts';
import { foundLines, noteDigest } from './digest-store.ts';
import { unsubscribeToken } from './key-store.ts';
import { keepInOutbox } from './outbox-store.ts';

type Line = { kind: string; params: NoticeParams; link: string | null };

function writeDigest(
  { public_url }: NoticeKit,
  { language, firstname }: Contact,
  rhythm: DigestRhythm,
  lines: readonly Line[],
  token: string,
) {
  const say = wordsIn(language);
  const shown = lines.slice(0, DIGEST_LINES).map(({ kind, params, link }) => ({
    ...sayNotice(say, kind, params),
    url: link === null ? null : `${public_url}${link}`,
  }));
  const left = lines.length - shown.length;
  const letter = writeLetter(shown, {
    language,
    greeting: say('notices:letter.greeting', { name: firstname }),
    open: say('notices:letter.open'),
    rest: left > 0 ? say('notices:digest.more', { count: left }) : null,
    reason: say('notices:digest.reason'),
    unsubscribe: { label: say('notices:digest.stop'), url: `${public_url}/unsubscribe/${token}` },
  });
  return { subject: say(`notices:digest.${rhythm}`, { count: lines.length }), ...letter };
}

/** Writes one person what gathered, or waits, and is still unread; nothing is written when nothing is. */
export const sendDigestJob = (kit: NoticeKit) =>
  runningSlowly(sendDigest, async ({ transaction, payload: { person_id, rhythm, due_at }, now }) => {
    const { kept, found, contact, token } = await transaction(async (tx) => ({
      kept: await digestOf(tx, person_id, rhythm, now),
      found: await foundLines(tx, kit, person_id, rhythm, now),
      contact: (await kit.contactsOf(tx, [person_id]))[0],
      token: await unsubscribeToken(tx, person_id, rhythm),
    }));
    const ids = kept.map(({ id }) => id);
    if (kept.length + found.length === 0) return;
    if (contact?.email == null) return transaction((tx) => endDeliveries(tx, ids, 'dropped', now));

    const { email: recipient, language } = contact;
    const letter = writeDigest(kit, contact, rhythm, [...kept, ...found], token);
    if (kit.mail === null)
      return transaction(async (tx) => {
        await keepInOutbox(tx, ids, { channel: 'email', recipient, language, link: '/', ...letter }, now);
        await noteDigest(tx, person_id, rhythm, now);
      });
    const fate = await kit.mail({
      id: `digest-${person_id}-${rhythm}-${Date.parse(due_at)}`,
      to: recipient,
      ...letter,
      unsubscribe_url: `${kit.public_url}/api/notices/digest/${token}/stop`,
    });
    await transaction(async (tx) => {
      await endDeliveries(tx, ids, fate === 'sent' ? 'sent' : 'dropped', now);
      await noteDigest(tx, person_id, rhythm, now);
    });
  });
