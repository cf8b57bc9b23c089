import { type Envelope, parseEnvelope, serializeEnvelope } from '@sentry/core';
import { cleanParcel, type Parcel } from '#platform/contract/error-report.ts';
import type { ErrorReports } from './error-reports.ts';
import type { SendParcel } from './send-parcel.ts';

/** One report, or the head of a replay and its recording. */
const MOST_ITEMS = 2;

function readParcel(bytes: Uint8Array): Parcel | null {
  try {
    return parseEnvelope(bytes) as Parcel;
  } catch {
    return null;
  }
}

const isFor = (dsn: string, [head]: Parcel): boolean => (head as { dsn?: unknown } | null)?.dsn === dsn;

/**
 * Passes on what our pages report. The page has cleaned it already; it is cleaned again, because whoever can reach us
 * can send anything, and it is we who say whose it is.
 */
export const forwarding =
  (dsn: string, send: SendParcel): ErrorReports['forward'] =>
  async (bytes, user) => {
    const parcel = readParcel(bytes);
    if (!parcel || !isFor(dsn, parcel)) return null;
    const [head, items] = cleanParcel(parcel);
    if (items.length === 0 || items.length > MOST_ITEMS) return null;
    const named = items.map(([itemHead, content]) =>
      content instanceof Uint8Array
        ? [itemHead, content]
        : [itemHead, { ...(content as object), user: user === undefined ? undefined : { id: user } }],
    );
    return send(serializeEnvelope([head, named] as Envelope));
  };
