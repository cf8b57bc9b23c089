import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

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
      redact: {
        paths: [
          'password',
          'password_repeat',
          'token',
          'token2',
          'ticket',
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

/** A line in the security log: something that an honest client does not do. */
export const securityEvent = (log: Log, event: string, details: Record<string, string | number | null>): void =>
  log.warn({ security: event, ...details }, 'security');
