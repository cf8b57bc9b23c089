/** Errors of the first moments, before the part that reports them is there. */
const MOST_WAITING = 20;

const contentOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

let report: (error: unknown) => void = () => {};

/** Tells those who keep the server running of an error that was caught and drawn; does nothing where they did not ask. */
export const reportCaught = (error: unknown): void => report(error);

/** Loads what reports errors, if the server's page says where to; the development server leaves a mark there instead. */
export async function startErrorReports(): Promise<void> {
  const dsn = contentOf('kriit-error-reports');
  if (dsn === '' || dsn.startsWith('__')) return;
  const waiting: unknown[] = [];
  report = (error) => {
    if (waiting.length < MOST_WAITING) waiting.push(error);
  };
  const onError = ({ error }: ErrorEvent): void => {
    if (error) report(error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent): void => report(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  try {
    const { openReports } = await import('./reports/open-reports.ts');
    report = openReports(dsn, contentOf('kriit-build'));
    for (const error of waiting) report(error);
  } catch {
    // Without a connection there is nobody to report to.
    report = () => {};
  } finally {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  }
}
