import { type Static, type TObject, Type } from 'typebox';
import { oneOf } from './shapes.ts';

/** When mail about a kind of notice is sent (S3, "Email notification frequency"), besides never and at once. */
export const DIGEST_RHYTHMS = ['two_hours', 'daily', 'weekly'] as const;
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number];

/** When mail about a kind leaves. */
export const MAIL_RHYTHMS = ['off', 'now', ...DIGEST_RHYTHMS] as const;

/** By which ways a person hears of a kind of notice. */
export const Channels = Type.Object({
  in_app: Type.Boolean(),
  email: oneOf(MAIL_RHYTHMS),
  push: Type.Boolean(),
  sms: Type.Boolean(),
});
export type Channels = Static<typeof Channels>;

/** A parameter that is itself a word, such as the name of a role: each reader gets it in their own language. */
export const Word = Type.Object({ word: Type.String() });

const Params = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Word]));

export { Params as NoticeParams };
export type NoticeParams = Static<typeof Params>;

/** A kind of notice, described in a module's `contract/notices.ts`. */
export type NoticeKind<Data extends TObject = TObject> = {
  /** `people.role_given`: its sentences are `notices.role_given.title` and `.text` in the words of people. */
  readonly name: string;
  readonly params: Data;
  /** For everybody who has not chosen otherwise. */
  readonly channels: Channels;
  /** It is about the safety of the account: nobody can switch its line and its letter off, and no quiet hour holds it up. */
  readonly is_vital: boolean;
};

/** Describes a kind of notice. */
export const noticeKind = <Data extends TObject>(
  name: string,
  params: Data,
  channels: Channels,
  { is_vital = false }: { is_vital?: boolean } = {},
): NoticeKind<Data> => ({ name, params, channels, is_vital });

/** What a letter tells that goes to an address whatever anybody chose, such as a code; nobody can switch it off. */
export type LetterKind<Data extends TObject = TObject> = Pick<NoticeKind<Data>, 'name' | 'params'>;

/** Describes such a letter; its sentences stand where those of a notice would. */
export const letterKind = <Data extends TObject>(name: string, params: Data): LetterKind<Data> => ({ name, params });

/** The key of a sentence of a notice, with its namespace. */
export const noticeWord = (kind: string, part: 'title' | 'text' | 'name' | 'about'): string => {
  const [module = '', ...rest] = kind.split('.');
  return `${module}:notices.${rest.join('.')}.${part}`;
};

type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** A notice as its reader sees it. */
export function sayNotice(say: Say, kind: string, params: NoticeParams): { title: string; text: string } {
  const said = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? say(value.word) : value]),
  );
  return { title: say(noticeWord(kind, 'title'), said), text: say(noticeWord(kind, 'text'), said) };
}
