import type { Static, TObject } from 'typebox';
import type { Audience } from '#platform/contract/fact.ts';
import {
  type Channels,
  type LetterKind,
  type NoticeKind,
  type NoticeParams,
  sayNotice,
} from '#platform/contract/notice.ts';
import type { Language } from '#platform/contract/shapes.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Announce } from '#platform/server/announce.ts';
import type { Transaction } from '#platform/server/db.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { wordsIn } from '#platform/server/words.ts';
import { noticesWithdrawn } from '../contract/facts.ts';
import { sendLetter, spreadEvent } from '../contract/jobs.ts';
import { choicesOf, saveChoice } from './choice-store.ts';
import { deleteEvents, insertEvent } from './event-store.ts';
import { insertLetter, type LetterAddress } from './letter-store.ts';
import { noticesOf } from './notice-store.ts';

type Options = {
  now: Date;
  /** A path of our own that shows more. */
  link?: `/${string}`;
  /** What is told, such as `message:17`, so that it can be withdrawn. */
  cause?: string;
  /** What it is about, such as `conversation:17`: mail at once about one topic comes in one letter every few minutes. */
  topic?: string;
};

/**
 * Tells people something, by the ways that each of them chose: `notify(tx, { persons: [7] }, roleGiven, { … }, { now })`.
 * One row is written with the cause; whom it reaches is found out in a job.
 */
export async function notify<Data extends TObject>(
  tx: Transaction,
  audience: Audience,
  kind: NoticeKind<Data>,
  params: Static<Data>,
  { now, link, cause, topic }: Options,
): Promise<void> {
  const about = { link: link ?? null, cause: cause ?? null, topic: topic ?? null };
  const event = { kind: kind.name, params: params as NoticeParams, ...about, audience };
  await addJob(tx, spreadEvent, { event_id: await insertEvent(tx, event, now) });
}

/**
 * Sends a letter or a text message to an address that need not be anybody's yet, such as one with a code, at once and
 * whatever anybody chose: `sendTo(tx, { channel: 'email', recipient, language }, emailCode, { code }, { now })`. Its
 * kind is a `letterKind`, handed in through `notices.letters` in the module's `plugin.ts`.
 */
export async function sendTo<Data extends TObject>(
  tx: Transaction,
  to: LetterAddress,
  kind: LetterKind<Data>,
  params: Static<Data>,
  { now, link }: Pick<Options, 'now' | 'link'>,
): Promise<void> {
  const told = { kind: kind.name, params: params as NoticeParams, link: link ?? null };
  await addJob(tx, sendLetter, { letter_id: await insertLetter(tx, to, told, now) });
}

/** Takes back what was told of a cause: lines under bells, what waits to be sent, the copies in the outbox. */
export async function withdraw(tx: Transaction, announce: Announce, kind: NoticeKind, cause: string): Promise<void> {
  const persons = await deleteEvents(tx, kind.name, cause);
  if (persons.length > 0) await announce(noticesWithdrawn, {}, { persons });
}

/** By which ways the caller hears of each of these kinds. */
export async function myChannels(
  tx: Transaction,
  actor: Actor,
  kinds: readonly NoticeKind[],
): Promise<ReadonlyMap<string, Channels>> {
  const names = kinds.map(({ name }) => name);
  const chosen = new Map((await choicesOf(tx, [actor.user_id], names)).map((choice) => [choice.kind, choice]));
  return new Map(
    kinds.map(({ name, channels }) => {
      const { in_app, email, push, sms } = chosen.get(name) ?? channels;
      return [name, { in_app, email, push, sms }];
    }),
  );
}

/** Chooses by which ways the caller hears of a kind from now on. */
export const chooseChannels = (tx: Transaction, actor: Actor, kind: NoticeKind, chosen: Channels): Promise<void> =>
  saveChoice(tx, actor.user_id, kind.name, chosen);

/** What a person was told, in the sentences of a language, for the copy of everything about them. */
export async function noticesInWords(tx: Transaction, person_id: number, language: Language) {
  const say = wordsIn(language);
  const told = await noticesOf(tx, person_id);
  return told.map(({ kind, params, link, created_at, read_at }) => ({
    ...sayNotice(say, kind, params),
    link,
    created_at,
    read_at,
  }));
}
