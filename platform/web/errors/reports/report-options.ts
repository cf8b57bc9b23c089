/** What a page tells of itself: every trace, and a replay only of what led to an error. */
export const REPORT_OPTIONS = {
  tracesSampleRate: 1,
  replaysSessionSampleRate: 0,
  replaysOnErrorSampleRate: 1,
  // A whole trace at once is what every receiver understands; spans one by one are not.
  traceLifecycle: 'static' as const,
  sendClientReports: false,
  // A browser's note to itself that it will measure again in the next frame.
  ignoreErrors: [/^ResizeObserver loop/],
};

/** How a replay is taken: boxes and movements, never a word or a picture. `clean-recording.ts` sees to it once more. */
export const REPLAY_OPTIONS = {
  maskAllText: true,
  maskAllInputs: true,
  blockAllMedia: true,
  // Packed by ourselves on the way out, so that no worker has to be allowed.
  useCompression: false,
  // What hangs together with one page is enough; nothing is kept in the browser's storage.
  stickySession: false,
} as const;
