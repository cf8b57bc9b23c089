import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

type DatabaseError = Error & { severity?: string; code?: string; constraint?: string; table?: string };

/**
 * What is told of an error. The database quotes values and whole rows in its messages, so of its errors
 * only the code and the place are kept; a stack repeats the message, so of it only the frames.
 */
export const describeError = (error: DatabaseError) => ({
  type: error.name,
  message: error.severity === undefined ? error.message : undefined,
  code: error.code,
  constraint: error.constraint,
  table: error.table,
  stack: error.stack?.match(/^ {4}at .+$/gm)?.join('\n'),
});

/**
 * Structured logs. Nothing that opens a door or tells of a child is ever passed in; the
 * redaction is the second net, for whole objects that carry such fields.
 */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: {
        paths: [
          'password',
          'password_repeat',
          'token',
          'token2',
          'ticket',
          'bearer',
          'host_key',
          'id_code',
          'text',
          'cookie',
          'authorization',
        ].flatMap((field) => [field, `*.${field}`]),
        censor: '[hidden]',
      },
    },
    destination ?? pino.destination({ sync: false }),
  );

/** The log of one request: what it writes can be found by what the caller was told. */
export const logOf = (log: Log, { id }: { readonly id: string }): Log => log.child({ request_id: id });

/** A line in the security log: something that an honest client does not do. */
export const securityEvent = (log: Log, event: string, details: Record<string, string | number | null>): void =>
  log.warn({ security: event, ...details }, 'security');
