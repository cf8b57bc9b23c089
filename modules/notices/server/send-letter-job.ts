import { sayNotice } from '#platform/contract/notice.ts';
import { runningSlowly } from '#platform/server/jobs/job-handler.ts';
import type { NoticeKit } from '#platform/server/notice-parts.ts';
import { wordsIn } from '#platform/server/words.ts';
import { sendLetter } from '../contract/jobs.ts';
import { SMS_LENGTH } from '../contract/limits.ts';
import { writeLetter } from '../rules/letter.ts';
import { forgetLetter, type WaitingLetter, waitingLetter } from './letter-store.ts';
import { putInOutbox } from './outbox-store.ts';

type Written = { subject: string; text: string; html: string | null };

function write({ public_url }: NoticeKit, { channel, language, kind, params, link }: WaitingLetter): Written {
  const say = wordsIn(language);
  const { title, text } = sayNotice(say, kind, params);
  const url = link === null ? null : `${public_url}${link}`;
  if (channel === 'sms') {
    const short = [...`${title}: ${text}`].slice(0, SMS_LENGTH).join('');
    return { subject: title, text: url === null ? short : `${short} ${url}`, html: null };
  }
  const letter = writeLetter([{ title, text, url }], {
    language,
    greeting: say('notices:letter.hello'),
    open: say('notices:letter.open'),
    rest: null,
    reason: say('notices:letter.asked'),
    unsubscribe: null,
  });
  return { subject: title, ...letter };
}

/** Hands a letter to the way out; false where this server has none for its channel. */
async function hasLeft({ mail, sms }: NoticeKit, letter: WaitingLetter, written: Written): Promise<boolean> {
  const id = `letter-${letter.id}`;
  const { recipient: to, channel } = letter;
  const { html, text, subject } = written;
  if (channel === 'sms') {
    await sms?.({ id, to, text });
    return sms !== null;
  }
  // An address that takes no mail never will; there is nobody to tell.
  await mail?.({ id, to, subject, text, html: html ?? '' });
  return mail !== null;
}

/** Sends one letter to an address and forgets it; one that has waited for longer than its code is good for is left. */
export const sendLetterJob = (kit: NoticeKit) =>
  runningSlowly(sendLetter, async ({ transaction, payload: { letter_id }, now }) => {
    const letter = await transaction((tx) => waitingLetter(tx, letter_id, now));
    if (!letter) return;
    const written = write(kit, letter);
    const left = await hasLeft(kit, letter, written);
    await transaction(async (tx) => {
      // Two turns of the same job leave one copy.
      if (!(await forgetLetter(tx, letter.id)) || left) return;
      const { channel, recipient, language, link } = letter;
      await putInOutbox(tx, { channel, recipient, language, link, ...written }, now);
    });
  });
