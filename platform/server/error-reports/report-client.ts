import {
  createStackParser,
  createTransport,
  dsnToString,
  type Envelope,
  generateSpanId,
  generateTraceId,
  getEnvelopeEndpointWithUrlEncodedAuth,
  makeDsn,
  Scope,
  setHttpStatus,
  startInactiveSpan,
  withScope,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { cleanParcel, type Parcel } from '#platform/contract/error-report.ts';
import { describeError } from '../log.ts';
import type { ErrorReports, Told, Trace } from './error-reports.ts';
import { forwarding } from './forward-parcel.ts';
import { REPORT_OPTIONS } from './report-options.ts';
import { sendingTo } from './send-parcel.ts';

const SDK = { name: 'kriit.server', version: '1' };
/** Reports on their way at one time; while the receiver is slower than that, further ones are dropped. */
const MOST_ON_THE_WAY = 256;
const FLUSH_MS = 1_500;

/** `trace id-span id`, as our own pages send it with each call. */
const INCOMING = /^([0-9a-f]{32})-([0-9a-f]{16})(-[01])?$/;

/** The trace that a call belongs to: that of the page which made it, else one of its own. */
function traceFrom(header: unknown): Trace {
  const [, trace_id, parent_span_id] = INCOMING.exec(String(header)) ?? [];
  return { trace_id: trace_id ?? generateTraceId(), parent_span_id, span_id: generateSpanId() };
}

/** What is told of an error, as an error: without what the database quoted, and without anything that hangs on it. */
function tellable(error: unknown): Error {
  const { type, message, code, constraint, table, stack } = describeError(
    error instanceof Error ? error : new Error('Something that is no error was thrown.'),
  );
  const told = new Error(message ?? `The database refused it: ${[table, constraint].filter(Boolean).join(' ')}.`);
  told.name = message === undefined ? `database.${code}` : type;
  told.stack = `${told.name}\n${stack ?? ''}`;
  return told;
}

/** Speaks to the receiver in its own protocol. Nothing of it is global: two servers in one process do not mix. */
export function reportClient(address: string, release: string): ErrorReports {
  const parts = makeDsn(address);
  if (!parts) throw new Error('KRIIT_ERROR_REPORTS passed its check, but is no DSN.');
  const dsn = dsnToString(parts);
  const send = sendingTo(getEnvelopeEndpointWithUrlEncodedAuth(parts, undefined, SDK));
  const client = new ServerRuntimeClient({
    ...REPORT_OPTIONS,
    dsn,
    release,
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    _metadata: { sdk: SDK },
    transport: (options) => {
      const transport = createTransport({ ...options, bufferSize: MOST_ON_THE_WAY }, ({ body }) => send(body));
      return {
        ...transport,
        send: (envelope) => transport.send(cleanParcel(envelope as Parcel) as Envelope),
      };
    },
  });

  const scopeOf = ({ trace, request_id, user }: Told): Scope => {
    const scope = new Scope();
    scope.setClient(client);
    if (request_id !== undefined) scope.setTag('request_id', request_id);
    if (user !== undefined) scope.setUser({ id: user });
    const { trace_id, parent_span_id, span_id } = trace;
    scope.setPropagationContext({
      traceId: trace_id,
      parentSpanId: parent_span_id,
      propagationSpanId: span_id,
      sampleRand: Math.random(),
    });
    return scope;
  };

  return {
    dsn,
    forward: forwarding(dsn, send),
    traceFrom,
    tellError(error, told) {
      const scope = scopeOf(told);
      scope.setTransactionName(told.name);
      client.captureException(tellable(error), { mechanism: { handled: false, type: 'generic' } }, scope);
    },
    tellRequest({ started, ended, status, ...told }) {
      withScope(scopeOf(told), () => {
        const span = startInactiveSpan({ name: told.name, op: 'http.server', startTime: started });
        setHttpStatus(span, status);
        span.end(ended);
      });
    },
    close: async () => {
      await client.close(FLUSH_MS);
    },
  };
}
