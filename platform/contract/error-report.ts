import { fileOf, placeOf, titleOf, toldMessage } from './report-text.ts';

/** Where pages of ours send their reports: to ourselves. */
export const REPORTS_PATH = '/error-reports';

/** The content type of reports; a page of another origin cannot send it without being asked first. */
export const REPORTS_TYPE = 'application/x-sentry-envelope';

/** What may be kept of a value; undefined leaves it out. */
type Keep = (value: unknown) => unknown;

const MOST_ENTRIES = 500;
const NAME = /^[\w.:/@+-]{1,120}$/;

const said =
  (read: (text: string) => string | undefined): Keep =>
  (value) =>
    typeof value === 'string' ? read(value) : undefined;
const ifLike = (pattern: RegExp): Keep => said((text) => (pattern.test(text) ? text : undefined));
const name = ifLike(NAME);
const number: Keep = (value) => (Number.isFinite(value) ? value : undefined);
const flag: Keep = (value) => (typeof value === 'boolean' ? value : undefined);
const place = said(placeOf);
const title = said(titleOf);

const list =
  (keep: Keep): Keep =>
  (value) =>
    Array.isArray(value) ? value.slice(-MOST_ENTRIES).flatMap((entry) => keep(entry) ?? []) : undefined;

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value).slice(0, MOST_ENTRIES) : [];

const record =
  (keep: Keep): Keep =>
  (value) =>
    Object.fromEntries(
      entriesOf(value)
        .map(([key, entry]) => [key, keep(entry)] as const)
        .filter(([key, entry]) => NAME.test(key) && entry !== undefined),
    );

const shape =
  (fields: Readonly<Record<string, Keep>>): Keep =>
  (value) =>
    Object.fromEntries(
      entriesOf(value)
        .filter(([key]) => Object.hasOwn(fields, key))
        .map(([key, entry]) => [key, fields[key]?.(entry)] as const)
        .filter(([, entry]) => entry !== undefined),
    );

const span = shape({
  ...{ trace_id: name, span_id: name, parent_span_id: name, op: name, status: name, origin: name },
  ...{ description: title, start_timestamp: number, timestamp: number, exclusive_time: number },
  data: record(number),
});

const frame = shape({
  ...{ filename: said(fileOf), function: ifLike(/^[\w.$<>[\] #*?()-]{1,120}$/) },
  ...{ lineno: number, colno: number, in_app: flag },
});

const exception = shape({
  ...{ type: name, value: said(toldMessage), stacktrace: shape({ frames: list(frame) }) },
  mechanism: shape({ type: name, handled: flag }),
});

const breadcrumb = shape({
  ...{ timestamp: number, type: name, category: name, level: name },
  data: shape({ method: name, status_code: number, url: place, from: place, to: place }),
});

/** Everything that an error, a trace or the head of a replay may tell; what has no line here never leaves. */
const report = shape({
  ...{ type: name, event_id: name, platform: name, level: name, release: name, environment: name },
  ...{ timestamp: number, start_timestamp: number, transaction: title },
  sdk: shape({ name, version: name }),
  user: shape({ id: name }),
  tags: shape({ request_id: name, replayId: name }),
  exception: shape({ values: list(exception) }),
  breadcrumbs: list(breadcrumb),
  contexts: shape({ trace: span, replay: shape({ replay_id: name }) }),
  spans: list(span),
  measurements: record(shape({ value: number, unit: name })),
  request: shape({ url: place, headers: shape({ 'User-Agent': ifLike(/^[\w .,;:/()+-]{1,300}$/) }) }),
  ...{ replay_id: name, replay_type: name, segment_id: number, replay_start_timestamp: number },
  ...{ error_ids: list(name), trace_ids: list(name), urls: list(place) },
});

const head = shape({
  ...{ event_id: name, sent_at: name, dsn: name, sdk: shape({ name, version: name }) },
  trace: shape({
    ...{ trace_id: name, public_key: name, sample_rate: name, sample_rand: name, sampled: name },
    ...{ release: name, environment: name, transaction: title, replay_id: name },
  }),
});

/** Several reports on their way together: a head, then items, each with a head of its own. Sentry calls it an envelope. */
export type Parcel = readonly [head: unknown, items: readonly (readonly [head: unknown, content: unknown])[]];

const TOLD = new Set<unknown>(['event', 'transaction', 'replay_event']);

/** The kind of an item of a parcel. */
export const kindOf = (itemHead: unknown): unknown => (itemHead as { type?: unknown } | null)?.type;

/** Keeps of a parcel what may be told. A recording is kept as it is: whoever sends one has masked it before. */
export const cleanParcel = ([parcelHead, items]: Parcel): Parcel => [
  head(parcelHead),
  items.flatMap(([itemHead, content]) => {
    const type = kindOf(itemHead);
    if (TOLD.has(type)) return [[{ type }, report(content)] as const];
    return type === 'replay_recording' && content instanceof Uint8Array
      ? [[{ type, length: content.length }, content] as const]
      : [];
  }),
];
