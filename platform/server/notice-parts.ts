import { type LetterKind, type NoticeKind, type NoticeParams, noticeWord } from '#platform/contract/notice.ts';
import { LANGUAGES, type Language } from '#platform/contract/shapes.ts';
import type { Config } from './config.ts';
import type { Transaction } from './db.ts';
import { mailBySmtp, type SendMail } from './outside/mail.ts';
import { pushByServices, type SendPush } from './outside/push.ts';
import { type SendSms, smsByGateway } from './outside/sms.ts';
import { wordsIn } from './words.ts';

/** How a person is reached, and in which language and time zone. */
export type Contact = {
  readonly person_id: number;
  readonly firstname: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly time_zone: string;
};

/**
 * Somebody who is told something, with what concerns them alone and goes over what all are told. There `context` picks
 * another form of the sentences: `child` takes `text_child` instead of `text`.
 */
export type Receiver = { readonly person_id: number; readonly own_params?: NoticeParams };

/** Everybody for whom a name such as `school:1` stands, for those who have something to tell all of them. */
export type ReceiverSource = {
  /** The part of the name before the colon. */
  readonly word: string;
  readonly personsOf: (tx: Transaction, name: string, now: Date) => Promise<Receiver[]>;
  /** Which of the names stand for a person still, where that may change before a letter leaves, such as by reading. */
  readonly stillFor?: (tx: Transaction, person_id: number, names: readonly string[], now: Date) => Promise<string[]>;
};

/**
 * Lines of a digest that are found out at its hour instead of being kept for it, such as how many messages are
 * unread: of those that came after the last digest, what still waits.
 */
export type DigestSource = {
  /** Its sentences, and the channels by which each person chooses the rhythm. */
  readonly kind: NoticeKind;
  /** The sentences of its lines, where they sum up what the kind tells one by one to those who hear of it at once. */
  readonly summary?: LetterKind;
  /** Those for whom anything waits. */
  readonly personsWaiting: (tx: Transaction, now: Date) => Promise<number[]>;
  readonly linesFor: (
    tx: Transaction,
    person_id: number,
    since: Date | null,
    now: Date,
  ) => Promise<{ params: NoticeParams; link: string | null }[]>;
};

/** What stands on the icon of the installed app when a push of a kind arrives while no page is open to count. */
export type BadgeSource = {
  readonly kind: NoticeKind;
  readonly countFor: (tx: Transaction, person_id: number, now: Date) => Promise<number>;
};

/** What a module hands in to notices: its kinds, and what it knows of people. */
export type NoticeParts = {
  readonly kinds?: readonly NoticeKind[];
  /** What `sendTo` sends, whatever anybody chose. */
  readonly letters?: readonly LetterKind[];
  readonly receivers?: readonly ReceiverSource[];
  readonly digests?: readonly DigestSource[];
  readonly badges?: readonly BadgeSource[];
  readonly contactsOf?: (tx: Transaction, person_ids: readonly number[]) => Promise<Contact[]>;
};

/** By which ways this server sends; null leaves what would be sent to the outbox. */
export type Outside = {
  readonly mail: SendMail | null;
  readonly push: SendPush | null;
  readonly sms: SendSms | null;
  /** The origin of links in letters; this machine's own where none is configured, which only the outbox can bear. */
  readonly public_url: string;
};

type OutsideConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'smsUrl' | 'smsToken' | 'publicUrl' | 'port'>;

/** The ways out that the configuration names. */
export const waysOut = ({ smtpUrl, mailFrom, smsUrl, smsToken, publicUrl, port }: OutsideConfig): Outside => ({
  mail: smtpUrl !== undefined && mailFrom !== undefined ? mailBySmtp(smtpUrl, mailFrom) : null,
  // Push services want to know whom to complain to: an address on the web, and not just this machine's.
  push: publicUrl?.startsWith('https://') ? pushByServices(publicUrl) : null,
  sms: smsUrl !== undefined ? smsByGateway(smsUrl, smsToken) : null,
  public_url: publicUrl ?? `http://localhost:${port}`,
});

/** Everything that notices are made of, gathered from all modules. */
export type NoticeKit = Outside & {
  readonly kinds: ReadonlyMap<string, NoticeKind>;
  readonly receivers: ReadonlyMap<string, ReceiverSource>;
  readonly digests: readonly DigestSource[];
  readonly badges: ReadonlyMap<string, BadgeSource>;
  readonly contactsOf: NonNullable<NoticeParts['contactsOf']>;
};

/** Puts together what the modules hand in; a kind that lacks a sentence in some language keeps the server from starting. */
export function gatherNotices(parts: readonly NoticeParts[], outside: Outside): NoticeKit {
  const digests = parts.flatMap((part) => part.digests ?? []);
  const kinds = [...parts.flatMap((part) => part.kinds ?? []), ...digests.map(({ kind }) => kind)];
  const letters = [...parts.flatMap((part) => part.letters ?? []), ...digests.flatMap(({ summary }) => summary ?? [])];
  for (const language of LANGUAGES) {
    const say = wordsIn(language);
    for (const { name } of [...kinds, ...letters])
      for (const part of ['title', 'text'] as const) say(noticeWord(name, part));
    // What the settings call the kind, and what they say of it.
    for (const { name } of kinds) for (const part of ['name', 'about'] as const) say(noticeWord(name, part));
  }
  const sources = parts.flatMap((part) => part.receivers ?? []);
  return {
    ...outside,
    kinds: new Map(kinds.map((kind) => [kind.name, kind])),
    receivers: new Map(sources.map((source) => [source.word, source])),
    digests,
    badges: new Map(parts.flatMap((part) => part.badges ?? []).map((source) => [source.kind.name, source])),
    contactsOf: async (tx, person_ids) => {
      const found: Contact[] = [];
      for (const part of parts) found.push(...((await part.contactsOf?.(tx, person_ids)) ?? []));
      return found;
    },
  };
}
