import type { Config } from '../config.ts';
import type { Taken } from './send-parcel.ts';

/** The trace that a request belongs to, and the place in it that is this request. */
export type Trace = {
  readonly trace_id: string;
  readonly parent_span_id: string | undefined;
  readonly span_id: string;
};

/** What every report tells: where it happened, in which trace, and for whom, by a name that only we understand. */
export type Told = {
  readonly name: string;
  readonly trace: Trace;
  readonly request_id?: string;
  readonly user?: string;
};

/** The way out for reports. It tells only what `platform/contract/error-report.ts` lists. */
export type ErrorReports = {
  /** The configured address, which our own pages get to know as well. */
  readonly dsn: string;
  /** Continues the trace that a header names, or begins one. */
  readonly traceFrom: (header: unknown) => Trace;
  readonly tellError: (error: unknown, told: Told) => void;
  readonly tellRequest: (
    told: Told & { readonly started: Date; readonly ended: Date; readonly status: number },
  ) => void;
  /** Passes on what a page of ours reports; null for what is no parcel for this address. */
  readonly forward: (bytes: Uint8Array, user: string | undefined) => Promise<Taken | null>;
  /** Waits for what is still on its way. */
  readonly close: () => Promise<void>;
};

/** Opens the way out where one is configured; otherwise nothing of it is even loaded. */
export async function openErrorReports(
  { errorReports: dsn }: Pick<Config, 'errorReports'>,
  release: string,
): Promise<ErrorReports | null> {
  if (dsn === undefined) return null;
  const { reportClient } = await import('./report-client.ts');
  return reportClient(dsn, release);
}
