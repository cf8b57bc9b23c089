import { audienceWord } from '#platform/contract/fact.ts';
import type { Channels, NoticeKind } from '#platform/contract/notice.ts';
import type { Transaction } from '#platform/server/db.ts';
import { addJobs } from '#platform/server/jobs/add-job.ts';
import { running } from '#platform/server/jobs/job-handler.ts';
import type { Contact, NoticeKit, Receiver } from '#platform/server/notice-parts.ts';
import { noticeAdded } from '../contract/facts.ts';
import { sendBundle, sendDelivery, spreadEvent } from '../contract/jobs.ts';
import { bundleKey, bundleOf } from './bundle-store.ts';
import { choicesOf } from './choice-store.ts';
import { insertDeliveries, type NewDelivery } from './delivery-store.ts';
import { eventToSpread } from './event-store.ts';
import { insertNotices } from './notice-store.ts';
import { subscriptionsOf } from './subscription-store.ts';

async function personsNamed(tx: Transaction, { receivers }: NoticeKit, name: string, now: Date): Promise<Receiver[]> {
  const word = audienceWord(name);
  const source = receivers.get(word);
  if (!source) throw new Error(`No module says who ${word} is.`);
  return source.personsOf(tx, name, now);
}

type Wish = {
  notice_id: number;
  contact: Contact;
  channels: Channels;
  browsers: readonly number[];
  topic: string | null;
};

/** What a digest sums up by itself is not kept for it one by one. */
const isSummedUp = ({ digests }: NoticeKit, kind: NoticeKind): boolean =>
  digests.some((source) => source.kind.name === kind.name && source.summary !== undefined);

/** The deliveries of one notice, as far as there is somewhere to send to. */
function deliveriesOf({ push }: NoticeKit, { notice_id, contact, channels, browsers, topic }: Wish): NewDelivery[] {
  const now = { notice_id, rhythm: 'now', subscription_id: null, bundle: null } as const;
  const isBundled = topic !== null && channels.email === 'now';
  // The outbox shows what browsers would be told, whether or not one has asked.
  const targets = push ? browsers : [null];
  return [
    ...(channels.email !== 'off' && contact.email !== null
      ? [
          {
            ...now,
            channel: 'email',
            rhythm: channels.email,
            bundle: isBundled ? bundleOf(contact.person_id, topic) : null,
          } as const,
        ]
      : []),
    ...(channels.push ? targets.map((subscription_id) => ({ ...now, channel: 'push', subscription_id }) as const) : []),
    ...(channels.sms && contact.phone !== null ? [{ ...now, channel: 'sms' } as const] : []),
  ];
}

/** Puts an event before everybody whom it reaches, and notes by which ways each of them is to hear of it. */
export const spreadEventJob = (kit: NoticeKit) =>
  running(spreadEvent, async ({ tx, announce, payload: { event_id }, now }) => {
    const event = await eventToSpread(tx, event_id);
    const kind = event && kit.kinds.get(event.kind);
    if (!event) return;
    if (!kind) throw new Error(`No module knows notices of the kind ${event.kind}.`);

    const named = event.persons ? [] : await personsNamed(tx, kit, event.audience ?? '', now);
    const wanted = event.persons ?? named.map(({ person_id }) => person_id);
    const ownParams = new Map(named.map(({ person_id, own_params }) => [person_id, own_params]));
    const contacts = new Map((await kit.contactsOf(tx, wanted)).map((contact) => [contact.person_id, contact]));
    const persons = [...contacts.keys()];
    const choices = new Map((await choicesOf(tx, persons, [kind.name])).map((choice) => [choice.person_id, choice]));
    const isForDigest = isSummedUp(kit, kind);
    const channelsOf = (person_id: number): Channels => {
      const chosen = choices.get(person_id) ?? kind.channels;
      return isForDigest && chosen.email !== 'now' ? { ...chosen, email: 'off' } : chosen;
    };
    const notices = persons.map((person_id) => ({
      person_id,
      in_app: channelsOf(person_id).in_app,
      own_params: ownParams.get(person_id) ?? {},
    }));
    const shown = notices.filter(({ in_app }) => in_app).map(({ person_id }) => person_id);
    const made = await insertNotices(tx, event_id, notices, now);
    const browsers = Map.groupBy(await subscriptionsOf(tx, persons), ({ person_id }) => person_id);
    const deliveries = made.flatMap(({ id, person_id }) => {
      const contact = contacts.get(person_id);
      if (!contact) return [];
      const ids = (browsers.get(person_id) ?? []).map((browser) => browser.id);
      const wish = { notice_id: id, contact, channels: channelsOf(person_id), browsers: ids, topic: event.topic };
      return deliveriesOf(kit, wish);
    });
    const { ids, bundles } = await insertDeliveries(tx, deliveries);
    await addJobs(
      tx,
      sendDelivery,
      ids.map((delivery_id) => ({ payload: { delivery_id } })),
    );
    await addJobs(
      tx,
      sendBundle,
      bundles.map((bundle) => ({ payload: { bundle }, key: bundleKey(bundle) })),
    );
    if (shown.length > 0) await announce(noticeAdded, {}, { persons: shown });
  });
