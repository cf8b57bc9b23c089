import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  replayIntegration,
} from '@sentry/browser';
import { REPORTS_PATH, REPORTS_TYPE } from '#platform/contract/error-report.ts';
import { placeOf } from '#platform/contract/report-text.ts';
import { REPLAY_OPTIONS, REPORT_OPTIONS } from './report-options.ts';
import { reportTransport } from './report-transport.ts';

/** Begins to report errors, traces and, when something fails, a replay; gives the way to report an error by hand. */
export function openReports(dsn: string, release: string): (error: unknown) => void {
  // Taken before it is wrapped: reports are not worth a trace themselves.
  const plainFetch = globalThis.fetch.bind(globalThis);
  init({
    ...REPORT_OPTIONS,
    dsn,
    release,
    tunnel: REPORTS_PATH,
    transport: (options) => reportTransport(options, plainFetch),
    transportOptions: { headers: { 'content-type': REPORTS_TYPE } },
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      breadcrumbsIntegration({ dom: false }),
      browserTracingIntegration({
        beforeStartSpan: (span) => ({ ...span, name: placeOf(span.name) }),
        linkPreviousTrace: 'off',
        webVitals: { ignore: ['inp'] },
      }),
      replayIntegration({ ...REPLAY_OPTIONS, beforeAddRecordingEvent: () => null }),
    ],
  });
  return (error) => void captureException(error);
}
