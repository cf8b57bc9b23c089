import fc from 'fast-check';
import type { TSchema } from 'typebox';

/** The parts of JSON Schema that contracts are written in. */
type Schema = {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  minProperties?: number;
  items?: Schema;
  uniqueItems?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
};

export type Value = fc.Arbitrary<unknown>;

const LONGEST = 60;

/** Texts that have broken other people's software. */
export const HOSTILE = [
  "'; drop table people.person; --",
  '" or 1=1 --',
  '%',
  '_',
  '\\',
  '%%%___\\\\',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '$'.concat('{7*7}'),
  '#{7*7}',
  '../../../../etc/passwd',
  'A\u0000B',
  '\u0000',
  '\ud800',
  'x\udc00y',
  '\u202egnp.exe',
  '\u200b',
  '\u3164',
  'e\u0301',
  '\ufdfd\ufdfd',
  '👩‍👩‍👧‍👦',
  'x\r\nSet-Cookie: a=b',
  'İı',
  'ﬃ',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e309',
  'y'.repeat(100_000),
] as const;

const text: Value = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'grapheme', maxLength: LONGEST }),
  fc.string({ unit: 'binary', maxLength: LONGEST }),
);

const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function rightText({ format, pattern, minLength = 0, maxLength = LONGEST }: Schema): Value {
  if (format === 'day') return day;
  if (format === 'moment') return day.map((date) => `${date}T00:00:00Z`);
  if (format === 'email') return fc.emailAddress();
  if (format === 'country') return fc.constantFrom('EE', 'LV', 'DE', 'JP');
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const fits = fc.string({ unit: 'grapheme-ascii', minLength, maxLength: Math.min(maxLength, LONGEST) });
  return fc.oneof({ weight: 2, arbitrary: text }, fits);
}

/** A place that takes whatever comes, because a rule judges it and has a key for each fault. */
export const isOpen = (schema: TSchema): boolean => Object.keys(schema).length === 0;

/** Values that a contract takes, and among the texts some that it may refuse. */
export function rightFor(described: TSchema): Value {
  const schema = described as Schema;
  if (isOpen(described)) return fc.oneof(text, fc.jsonValue({ maxDepth: 3 }));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => rightFor(one as TSchema)));
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum ?? -9, max: schema.maximum ?? 9 });
  if (schema.type === 'number')
    return fc.double({ min: schema.minimum ?? -9, max: schema.maximum ?? 9, noNaN: true, noDefaultInfinity: true });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string') return rightText(schema);
  if (schema.type === 'array') return fc.array(rightFor((schema.items ?? {}) as TSchema), { maxLength: 5 });
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, rightFor(field as TSchema)]);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] as never });
  }
  throw new Error(`no values are known for ${JSON.stringify(schema)}`);
}

const of = (...values: unknown[]): Value => fc.constantFrom(...values);

function wrongText({ minLength = 0, maxLength, pattern, format }: Schema): Value {
  const tooLong = maxLength === undefined ? [] : ['x'.repeat(maxLength + 1), '👩'.repeat(maxLength + 1)];
  const tooShort = minLength > 0 ? ['', '\u0000'] : [];
  const odd = pattern === undefined ? [] : HOSTILE.filter((one) => !new RegExp(pattern).test(one));
  const noDay = format === 'day' ? ['2026-02-31', '2026-2-1', '0000-01-01', '01.09.2026', '2026-09-01T00:00:00Z'] : [];
  const noMail = format === 'email' ? ['nobody', '@', 'a@', '@b.c', 'a b@c.example', 'a@b@c.example'] : [];
  const noCountry = format === 'country' ? ['ee', 'XX', 'EST', 'E', ''] : [];
  return of(null, 7, true, [], {}, ['x'], ...tooLong, ...tooShort, ...odd, ...noDay, ...noMail, ...noCountry);
}

function wrongObject({ properties = {}, required = [], minProperties = 0 }: Schema, right: Value): Value {
  const one = (change: (whole: Record<string, unknown>) => unknown): Value =>
    right.map((whole) => change(whole as Record<string, unknown>));
  const without = (name: string) => one(({ [name]: _gone, ...rest }) => rest);
  const closed = Object.entries(properties).filter(([, field]) => !isOpen(field as TSchema));
  const spoiled = closed.map(([name, field]) =>
    fc.tuple(right, wrongFor(field as TSchema)).map(([whole, value]) => ({ ...(whole as object), [name]: value })),
  );
  return fc.oneof(
    of(null, [], [{}], 'x', 7, true, ...(minProperties > 0 ? [{}] : [])),
    one((whole) => ({ ...whole, is_root: true })),
    one((whole) => JSON.parse(`{"__proto__":{"is_root":true},${JSON.stringify(whole).slice(1)}`.replace(',}', '}'))),
    ...required.map(without),
    ...spoiled,
  );
}

/** Values that a contract must not take, whatever the rest of the request is like. */
export function wrongFor(described: TSchema): Value {
  const schema = described as Schema;
  if (schema.enum) return of(null, true, [], {}, '', 'no such word', -7, 1e9, [schema.enum[0]]);
  if (schema.anyOf) return of([], { no: 'such thing' });
  if (schema.type === 'integer') {
    const { minimum, maximum } = schema;
    const below = minimum === undefined ? [] : [minimum - 1];
    const above = maximum === undefined ? [] : [maximum + 1];
    return of(null, true, '1', '', [], [1], {}, 1.5, ...below, ...above, 1e21, -1e21);
  }
  if (schema.type === 'number') {
    const { minimum, maximum } = schema;
    const below = minimum === undefined ? [] : [minimum - 1, -1e21];
    const above = maximum === undefined ? [] : [maximum + 1, 1e21];
    return of(null, true, '1', '', [], [1], {}, ...below, ...above);
  }
  if (schema.type === 'boolean') return of(null, 'true', 0, 1, '', [], {});
  if (schema.type === 'string') return wrongText(schema);
  if (schema.type === 'array')
    return fc.oneof(
      of(null, 'x', 7, {}, [null], [[]]),
      rightFor((schema.items ?? {}) as TSchema).map((item) => (schema.uniqueItems ? [item, item] : null)),
      wrongFor((schema.items ?? {}) as TSchema).map((item) => [item]),
    );
  return wrongObject(schema, rightFor(described));
}

/** Texts of an address that a contract must not take; undefined where it takes every text. */
export function wrongTextFor(described: TSchema): Value | undefined {
  const schema = described as Schema;
  if (schema.enum) {
    const right = schema.enum.map(String);
    return of(...['', 'no such word', '-7', '0', '1e0', 'null', 'true', '1 '].filter((text) => !right.includes(text)));
  }
  if (schema.type === 'boolean') return of('', '0', '1', 'TRUE', 'yes', 'null', 'true ');
  if (schema.type === 'integer') {
    const { minimum = 0, maximum = 0 } = schema;
    return of(
      '',
      'x',
      '1.5',
      '1e3',
      '1e309',
      ' 7',
      '+7',
      '07',
      '0x10',
      '１',
      'null',
      '-0',
      `${minimum - 1}`,
      `${maximum + 1}`,
    );
  }
  const texts = [
    ...(schema.maxLength === undefined ? [] : ['x'.repeat(schema.maxLength + 1)]),
    ...(schema.pattern === undefined ? [] : ['x', '<>', '../..']),
  ];
  return texts.length > 0 ? of(...texts) : undefined;
}
