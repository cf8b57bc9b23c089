import { resolve } from 'node:path';
import { Type } from 'typebox';
import {
  DatabaseUrl,
  Dsn,
  HostKey,
  HttpUrl,
  Network,
  Origin,
  RedisUrl,
  read,
  Sender,
  SmtpUrl,
} from './config-shapes.ts';
import { eidSettings } from './eid/eid-settings.ts';
import { setting } from './setting.ts';

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
  filesFolder: setting('KRIIT_FILES', Type.Optional(Type.String()), {
    read: (text) => resolve(import.meta.dirname, '../..', text),
    expected: 'a folder',
    description: 'The folder that holds uploaded files; without it, the folder files below KRIIT_DATA.',
  }),
  s3Bucket: setting('KRIIT_S3_BUCKET', Type.Optional(Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$' })), {
    read: read.text,
    expected: 'the name of a bucket',
    description: 'A bucket of an S3-compatible store that keeps the files instead of the folder.',
  }),
  s3Endpoint: setting('KRIIT_S3_ENDPOINT', Type.Optional(Origin), {
    read: read.text,
    expected: 'an address such as https://s3.example',
    description: 'The address of that store; without it, the one that the region has at Amazon.',
  }),
  s3Region: setting('KRIIT_S3_REGION', Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), {
    read: read.text,
    fallback: 'eu-north-1',
    expected: 'a region such as eu-north-1',
    description: 'The region of the bucket.',
  }),
  s3Key: setting('KRIIT_S3_KEY', Type.Optional(Type.String()), {
    read: read.text,
    expected: 'an access key',
    description: 'The access key for the bucket.',
    is_secret: true,
  }),
  s3Secret: setting('KRIIT_S3_SECRET', Type.Optional(Type.String()), {
    read: read.text,
    expected: 'the secret of the access key',
    description: 'The secret that belongs to the access key.',
    is_secret: true,
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
  hostOrigins: setting('KRIIT_HOST_ORIGINS', Type.Array(Origin), {
    read: read.list,
    fallback: '',
    expected: 'origins such as https://portal.example with commas between them',
    description: 'The other sites whose pages may show Kriit in a frame.',
  }),
  hostKeys: setting('KRIIT_HOST_KEYS', Type.Array(HostKey), {
    read: read.pairs,
    fallback: '',
    expected: 'pairs such as https://portal.example=key with commas between them, each key of at least 32 characters',
    description: 'The keys with which the servers of those sites ask for launch codes, as origin=key.',
    is_secret: true,
  }),
  hostPagePort: setting('KRIIT_HOST_PAGE_PORT', Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })), {
    read: read.number,
    expected: 'a whole number from 0 to 65535',
    description: 'The port of the demonstration’s foreign page; without it, the next free one after PORT.',
  }),
  redisUrl: setting('REDIS_URL', Type.Optional(RedisUrl), {
    read: read.text,
    expected: 'an address such as redis://host:6379',
    description: 'A Redis or Valkey through which several servers wake each other; without it PostgreSQL does it.',
    is_secret: true,
  }),
  metricsToken: setting('KRIIT_METRICS_TOKEN', Type.Optional(Type.String({ pattern: '^\\S{16,200}$' })), {
    read: read.text,
    expected: 'at least 16 characters without spaces',
    description: 'Whoever asks for /metrics has to send it as a bearer; without it nobody is shown the numbers.',
    is_secret: true,
  }),
  errorReports: setting('KRIIT_ERROR_REPORTS', Type.Optional(Dsn), {
    read: read.text,
    expected: 'a DSN such as https://key@errors.example/7',
    description: 'Where errors, traces and replays of failed pages are reported, as a DSN; without it nothing is.',
  }),
  databasePool: setting('KRIIT_DB_POOL', Type.Integer({ minimum: 2, maximum: 100 }), {
    read: read.number,
    fallback: '10',
    expected: 'a whole number from 2 to 100',
    description: 'How many database connections one server keeps.',
  }),
  jobs: setting('KRIIT_JOBS', Type.Boolean(), {
    read: read.flag,
    fallback: '1',
    expected: '0 or 1',
    description: 'Runs jobs on this server, such as sending mail; 0 leaves them to other servers.',
  }),
  publicUrl: setting('KRIIT_PUBLIC_URL', Type.Optional(Origin), {
    read: read.text,
    expected: 'an origin such as https://school.example',
    description: 'The address at which people open Kriit, for links in letters; push messages need it too.',
  }),
  smtpUrl: setting('KRIIT_SMTP_URL', Type.Optional(SmtpUrl), {
    read: read.text,
    expected: 'an address such as smtp://user:password@host:587',
    description: 'The server that takes e-mail; without it letters stay in the outbox.',
    is_secret: true,
  }),
  mailFrom: setting('KRIIT_MAIL_FROM', Type.Optional(Sender), {
    read: read.text,
    expected: 'an address such as Kriit <kriit@school.example>',
    description: 'The sender of e-mail.',
  }),
  smsUrl: setting('KRIIT_SMS_URL', Type.Optional(HttpUrl), {
    read: read.text,
    expected: 'an address such as https://gateway.example/send',
    description: 'The gateway that takes text messages; without it they stay in the outbox.',
    is_secret: true,
  }),
  smsToken: setting('KRIIT_SMS_TOKEN', Type.Optional(Type.String({ pattern: '^[!-~]+$' })), {
    read: read.text,
    expected: 'a word of visible characters',
    description: 'The bearer token for the gateway.',
    is_secret: true,
  }),
  pushHosts: setting('KRIIT_PUSH_HOSTS', Type.Array(Type.String({ pattern: '^(\\*\\.)?[a-z0-9.:-]+$' })), {
    read: read.list,
    fallback: 'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com',
    expected: 'host names with commas between them; *. stands for every name below',
    description: 'The push services to which browsers may point us.',
  }),
  ...eidSettings,
  callsPerMinute: setting('KRIIT_CALLS_PER_MINUTE', Type.Integer({ minimum: 1, maximum: 1_000_000 }), {
    read: read.number,
    fallback: '1200',
    expected: 'a whole number from 1 to 1000000',
    description: 'How many calls one session may make in a minute.',
  }),
  uploadLimits: setting('KRIIT_UPLOAD_LIMITS', Type.Boolean(), {
    read: read.flag,
    fallback: '1',
    expected: '0 or 1',
    description: 'Gives schools the size of uploads that their package has; 0 gives all of them the largest.',
  }),
  pollingPromo: setting('KRIIT_POLLING_PROMO', Type.Boolean(), {
    read: read.flag,
    fallback: '1',
    expected: '0 or 1',
    description: 'Shows polls once in half a year to people whose school could get them; 0 never does.',
  }),
  lessonTypeDigits: setting('KRIIT_LESSON_TYPE_DIGITS', Type.String({ pattern: '^[0-9]{1,10}$' }), {
    read: read.text,
    fallback: '0123456789',
    expected: 'one to ten digits',
    description: 'Schools whose id ends in one of these digits may edit their lesson types.',
  }),
} as const;
