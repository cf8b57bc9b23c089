import { isIP } from 'node:net';
import { Type } from 'typebox';

const isOrigin = (text: string): boolean =>
  /^https?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.origin === text;

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

/** An address of mail, perhaps with a name before it: `Kriit <kriit@school.example>`. */
export const Sender = Type.String({ pattern: '^([^<>\\r\\n]+<[^<>@\\s]+@[^<>@\\s]+>|[^<>@\\s]+@[^<>@\\s]+)$' });

/** The way from the text of the environment to a value; nonsense becomes something that no schema accepts. */
export const read = {
  text: (text: string): unknown => text,
  number: (text: string): unknown => (/^\d{1,9}$/.test(text) ? Number(text) : text),
  flag: (text: string): unknown => (text === '1' ? true : text === '0' ? false : text),
  list: (text: string): unknown => (text === '' ? [] : text.split(',').map((item) => item.trim())),
};
