import { sayNotice } from '#platform/contract/notice.ts';
import type { Transaction } from '#platform/server/db.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { runningSlowly } from '#platform/server/jobs/job-handler.ts';
import type { Contact, NoticeKit } from '#platform/server/notice-parts.ts';
import { wordsIn } from '#platform/server/words.ts';
import { sendBundle } from '../contract/jobs.ts';
import { bundleKey, noteBundle, pausedUntil, waitingBundle } from './bundle-store.ts';
import { endDeliveries, type Waiting } from './delivery-store.ts';
import { keepInOutbox } from './outbox-store.ts';
import { quietUntilFor } from './quiet-hours-store.ts';
import { writePlainLetter } from './send-delivery-job.ts';
import { dropUnwanted } from './wanted-store.ts';

type Due = { readonly contact: Contact; readonly waiting: readonly Waiting[] };

/** What is to be written now; while the last letter is young or the hours are quiet, it waits with all that still comes. */
async function dueNow(tx: Transaction, kit: NoticeKit, bundle: string, now: Date): Promise<Due | null> {
  const waiting = await waitingBundle(tx, bundle);
  const person_id = waiting[0]?.person_id;
  const [contact] = person_id === undefined ? [] : await kit.contactsOf(tx, [person_id]);
  if (!contact) return null;
  const run_at = (await pausedUntil(tx, bundle, now)) ?? (await quietUntilFor(tx, contact, now));
  if (run_at !== null) {
    await addJob(tx, sendBundle, { bundle }, { run_at, key: bundleKey(bundle) });
    return null;
  }
  const wanted = await dropUnwanted(tx, kit, contact.person_id, waiting, now);
  return wanted.length > 0 ? { contact, waiting: wanted } : null;
}

/** The letter has a line for each; its subject is the newest one's. */
function writeBundle(kit: NoticeKit, { contact, waiting }: Due) {
  const say = wordsIn(contact.language);
  const lines = waiting.map(({ kind, params, link }) => ({
    ...sayNotice(say, kind, params),
    url: link === null ? null : `${kit.public_url}${link}`,
  }));
  return { subject: lines.at(-1)?.title ?? '', ...writePlainLetter(contact, lines) };
}

/** Sends one person in one letter what waits about one topic, as far as they are still to hear of it. */
export const sendBundleJob = (kit: NoticeKit) =>
  runningSlowly(sendBundle, async ({ transaction, payload: { bundle }, now }) => {
    const due = await transaction(async (tx) => {
      const found = await dueNow(tx, kit, bundle, now);
      if (found === null) return null;
      const { contact, waiting } = found;
      const ids = waiting.map(({ id }) => id);
      if (contact.email !== null && kit.mail !== null) return { ...found, ids, recipient: contact.email };
      if (contact.email === null) await endDeliveries(tx, ids, 'dropped', now);
      else {
        const letter = { ...writeBundle(kit, found), language: contact.language, link: waiting.at(-1)?.link ?? null };
        await keepInOutbox(tx, ids, { channel: 'email', recipient: contact.email, ...letter }, now);
        await noteBundle(tx, bundle, now);
      }
      return null;
    });
    if (due === null || kit.mail === null) return;
    const fate = await kit.mail({ id: `bundle-${due.ids.at(-1)}`, to: due.recipient, ...writeBundle(kit, due) });
    await transaction(async (tx) => {
      await endDeliveries(tx, due.ids, fate === 'sent' ? 'sent' : 'dropped', now);
      await noteBundle(tx, bundle, now);
    });
  });
