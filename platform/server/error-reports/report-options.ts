/** What the server tells of itself: every unexpected error and, of all requests, every trace. */
export const REPORT_OPTIONS = {
  tracesSampleRate: 1,
  // A whole trace at once is what every receiver understands; spans one by one are not.
  traceLifecycle: 'static',
  // Only what is listed in platform/contract/error-report.ts leaves, and these are not.
  sendClientReports: false,
  platform: 'node',
} as const;
