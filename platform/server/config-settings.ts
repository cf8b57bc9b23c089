import { resolve } from 'node:path';
import { type TSchema, Type } from 'typebox';
import { DatabaseUrl, Network, Origin, read } from './config-shapes.ts';

/** One variable of the environment; `fallback` is the text that stands in when it is missing or empty. */
export type Setting<Schema extends TSchema = TSchema> = {
  readonly name: string;
  readonly schema: Schema;
  readonly read: (text: string) => unknown;
  readonly fallback?: string;
  readonly expected: string;
  readonly description: string;
  readonly is_secret?: true;
};

const setting = <Schema extends TSchema>(
  name: string,
  schema: Schema,
  rest: Omit<Setting<Schema>, 'name' | 'schema'>,
) => ({ name, schema, ...rest }) satisfies Setting<Schema>;

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** Everything that can be configured; the table in the README is checked against this list. */
export const settings = {
  port: setting('PORT', Type.Integer({ minimum: 0, maximum: 65_535 }), {
    read: read.number,
    fallback: '3000',
    expected: 'a whole number from 0 to 65535',
    description: 'The port that the server listens on; 0 takes any free one.',
  }),
  host: setting('HOST', Type.String({ pattern: '^[A-Za-z0-9.:-]+$' }), {
    read: read.text,
    fallback: 'localhost',
    expected: 'a host name or an address such as 0.0.0.0',
    description: 'The address that the server listens on; localhost means 127.0.0.1 and ::1, so only this machine.',
  }),
  dataFolder: setting('KRIIT_DATA', Type.String(), {
    read: (text) => resolve(import.meta.dirname, '../..', text),
    fallback: './data',
    expected: 'a folder',
    description: 'The folder that holds the embedded database; a relative one starts at the root of the project.',
  }),
  databaseUrl: setting('DATABASE_URL', Type.Optional(DatabaseUrl), {
    read: read.text,
    expected: 'an address such as postgres://user:password@host:5432/database',
    description: 'A PostgreSQL 15 or newer of your own; without it Kriit runs the embedded one.',
    is_secret: true,
  }),
  demo: setting('KRIIT_DEMO', Type.Optional(Type.Boolean()), {
    read: read.flag,
    expected: '0 or 1',
    description: 'Fills an empty database with the demonstration; on unless DATABASE_URL is set.',
  }),
  logLevel: setting('KRIIT_LOG_LEVEL', Type.Union(LOG_LEVELS.map((level) => Type.Literal(level))), {
    read: read.text,
    fallback: 'warn',
    expected: `one of ${LOG_LEVELS.join(', ')}`,
    description: 'How much the server logs to standard output, as JSON lines.',
  }),
  trustedProxies: setting('KRIIT_TRUSTED_PROXIES', Type.Array(Network), {
    read: read.list,
    fallback: '',
    expected: 'addresses or CIDR ranges with commas between them',
    description: 'The proxies whose X-Forwarded-… headers are believed; none unless given.',
  }),
  origins: setting('KRIIT_ORIGINS', Type.Array(Origin), {
    read: read.list,
    fallback: '',
    expected: 'origins such as https://school.example with commas between them',
    description: 'Other origins whose pages may write, besides our own.',
  }),
  databasePool: setting('KRIIT_DB_POOL', Type.Integer({ minimum: 2, maximum: 100 }), {
    read: read.number,
    fallback: '10',
    expected: 'a whole number from 2 to 100',
    description: 'How many database connections one server keeps.',
  }),
  callsPerMinute: setting('KRIIT_CALLS_PER_MINUTE', Type.Integer({ minimum: 1, maximum: 1_000_000 }), {
    read: read.number,
    fallback: '1200',
    expected: 'a whole number from 1 to 1000000',
    description: 'How many calls one session may make in a minute.',
  }),
  lessonTypeDigits: setting('KRIIT_LESSON_TYPE_DIGITS', Type.String({ pattern: '^[0-9]{1,10}$' }), {
    read: read.text,
    fallback: '0123456789',
    expected: 'one to ten digits',
    description: 'Schools whose id ends in one of these digits may edit their lesson types.',
  }),
} as const;
