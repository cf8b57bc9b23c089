import { sayNotice } from '#platform/contract/notice.ts';
import type { Transaction } from '#platform/server/db.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { runningSlowly, type SlowJobCall } from '#platform/server/jobs/job-handler.ts';
import type { Contact, NoticeKit } from '#platform/server/notice-parts.ts';
import { wordsIn } from '#platform/server/words.ts';
import { sendDelivery } from '../contract/jobs.ts';
import { SMS_LENGTH } from '../contract/limits.ts';
import { writeLetter } from '../rules/letter.ts';
import { endDeliveries, type Waiting, waitingDelivery } from './delivery-store.ts';
import { pushKeys } from './key-store.ts';
import { keepInOutbox } from './outbox-store.ts';
import { quietUntilFor } from './quiet-hours-store.ts';
import { forgetSubscription, pushTarget } from './subscription-store.ts';
import { dropUnwanted } from './wanted-store.ts';

type Call = SlowJobCall<typeof sendDelivery>;
type Outgoing = { delivery: Waiting; contact: Contact; title: string; text: string; id: string; url: string | null };

const drop = ({ transaction, now }: Call, { delivery }: Outgoing) =>
  transaction((tx) => endDeliveries(tx, [delivery.id], 'dropped', now));

const sent = ({ transaction, now }: Call, { delivery }: Outgoing) =>
  transaction((tx) => endDeliveries(tx, [delivery.id], 'sent', now));

function keep(call: Call, out: Outgoing, rest: { recipient: string; text: string; html: string | null }) {
  const { delivery, contact, title } = out;
  const letter = {
    channel: delivery.channel,
    language: contact.language,
    subject: title,
    link: delivery.link,
    ...rest,
  };
  return call.transaction((tx) => keepInOutbox(tx, [delivery.id], letter, call.now));
}

/** A letter that comes because something happened. */
export function writePlainLetter({ language, firstname }: Contact, lines: Parameters<typeof writeLetter>[0]) {
  const say = wordsIn(language);
  return writeLetter(lines, {
    language,
    greeting: say('notices:letter.greeting', { name: firstname }),
    open: say('notices:letter.open'),
    rest: null,
    reason: say('notices:letter.reason'),
    unsubscribe: null,
  });
}

async function byMail(kit: NoticeKit, call: Call, out: Outgoing): Promise<void> {
  const { contact, title, text, url, id } = out;
  if (contact.email === null) return drop(call, out);
  const letter = writePlainLetter(contact, [{ title, text, url }]);
  if (!kit.mail) return keep(call, out, { recipient: contact.email, ...letter });
  const fate = await kit.mail({ id, to: contact.email, subject: title, ...letter });
  await (fate === 'sent' ? sent : drop)(call, out);
}

async function bySms(kit: NoticeKit, call: Call, out: Outgoing): Promise<void> {
  const { contact, title, text, id } = out;
  if (contact.phone === null) return drop(call, out);
  const short = [...`${title}: ${text}`].slice(0, SMS_LENGTH).join('');
  if (!kit.sms) return keep(call, out, { recipient: contact.phone, text: short, html: null });
  await kit.sms({ id, to: contact.phone, text: short });
  await sent(call, out);
}

async function byPush(kit: NoticeKit, call: Call, out: Outgoing): Promise<void> {
  const { delivery, contact, title, text, id } = out;
  if (!kit.push) return keep(call, out, { recipient: contact.firstname, text, html: null });
  const { subscription_id } = delivery;
  if (subscription_id === null) return drop(call, out);
  const badge = kit.badges.get(delivery.kind);
  const { target, keys, unread } = await call.transaction(async (tx) => ({
    target: await pushTarget(tx, subscription_id),
    keys: await pushKeys(tx),
    unread: await badge?.countFor(tx, delivery.person_id, call.now),
  }));
  if (!target) return drop(call, out);
  const fate = await kit.push(keys, target, { title, body: text, link: delivery.link, tag: id, unread });
  // Whatever else waits for a browser that is gone goes with it.
  if (fate === 'gone') await call.transaction((tx) => forgetSubscription(tx, subscription_id));
  else await sent(call, out);
}

/** In somebody's quiet hours nothing makes a sound; it comes when they are over, if it is still wanted then. */
async function isPutOff(tx: Transaction, kit: NoticeKit, delivery: Waiting, contact: Contact, now: Date) {
  if (kit.kinds.get(delivery.kind)?.is_vital) return false;
  const run_at = await quietUntilFor(tx, contact, now);
  if (run_at === null) return false;
  await addJob(tx, sendDelivery, { delivery_id: delivery.id }, { run_at, key: `delivery:${delivery.id}` });
  return true;
}

const WAYS = { email: byMail, sms: bySms, push: byPush };

/** Sends one notice by one way, in the words of the one who reads it. What was withdrawn, or sent already, is left. */
export const sendDeliveryJob = (kit: NoticeKit) =>
  runningSlowly(sendDelivery, async (call) => {
    const found = await call.transaction(async (tx) => {
      const delivery = await waitingDelivery(tx, call.payload.delivery_id);
      const [contact] = delivery ? await kit.contactsOf(tx, [delivery.person_id]) : [];
      if (!delivery || !contact) return null;
      if (await isPutOff(tx, kit, delivery, contact, call.now)) return null;
      const wanted = await dropUnwanted(tx, kit, contact.person_id, [delivery], call.now);
      return wanted.length > 0 ? { delivery, contact } : null;
    });
    if (!found) return;
    const { delivery, contact } = found;
    const told = sayNotice(wordsIn(contact.language), delivery.kind, delivery.params);
    const url = delivery.link === null ? null : `${kit.public_url}${delivery.link}`;
    await WAYS[delivery.channel](kit, call, { ...found, ...told, url, id: `notice-${delivery.id}` });
  });
