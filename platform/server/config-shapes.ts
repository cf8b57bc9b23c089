import { isIP } from 'node:net';
import { Type } from 'typebox';

// Narrower than what a URL allows: an origin is written into headers, where a star, a comma or a semicolon means something.
const ORIGIN = /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/;
const isOrigin = (text: string): boolean => ORIGIN.test(text) && URL.parse(text)?.origin === text;

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

const isDatabaseUrl = (text: string): boolean => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '');

const isRedisUrl = (text: string): boolean => /^rediss?:$/.test(URL.parse(text)?.protocol ?? '');

/** An address without a path, exactly as browsers write it in the Origin header. */
export const Origin = Type.Refine(Type.String(), isOrigin);

/** A site with its key; the key is long enough that nobody guesses it. */
export const HostKey = Type.Object({ origin: Origin, key: Type.String({ pattern: '^[!-~]{32,500}$' }) });

/** One address or a CIDR range. */
export const Network = Type.Refine(Type.String(), isNetwork);

export const DatabaseUrl = Type.Refine(Type.String(), isDatabaseUrl);

export const RedisUrl = Type.Refine(Type.String(), isRedisUrl);

const isSmtpUrl = (text: string): boolean =>
  /^smtps?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname !== '';

export const SmtpUrl = Type.Refine(Type.String(), isSmtpUrl);

const isHttpUrl = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** An address on the web, with or without a path. */
export const HttpUrl = Type.Refine(Type.String(), isHttpUrl);

// A DSN names a receiver, a public key and a project: `https://key@errors.example/7`.
const DSN = /^https?:\/\/\w{1,64}@([\w.-]{1,200}|\[[\da-f:.]+\])(:\d{1,5})?(\/[\w-]{1,40}){0,3}\/\d{1,20}$/;
const isDsn = (text: string): boolean => DSN.test(text) && URL.canParse(text);

/** Where reports go, as every SDK of Sentry takes it. It is no secret: pages carry it too. */
export const Dsn = Type.Refine(Type.String(), isDsn);

/** An address of mail, perhaps with a name before it: `Kriit <kriit@school.example>`. */
export const Sender = Type.String({ pattern: '^([^<>\\r\\n]+<[^<>@\\s]+@[^<>@\\s]+>|[^<>@\\s]+@[^<>@\\s]+)$' });

const list = (text: string): string[] => (text === '' ? [] : text.split(',').map((item) => item.trim()));

/** The way from the text of the environment to a value; nonsense becomes something that no schema accepts. */
export const read = {
  text: (text: string): unknown => text,
  number: (text: string): unknown => (/^\d{1,9}$/.test(text) ? Number(text) : text),
  flag: (text: string): unknown => (text === '1' ? true : text === '0' ? false : text),
  list,
  /** `origin=key` pairs; a key may have further equals signs in it. */
  pairs: (text: string): unknown =>
    list(text).map((item) => {
      const [, origin, key] = /^([^=]*)=(.*)$/.exec(item) ?? [];
      return { origin, key };
    }),
};
