import { join } from 'node:path';
import { openHostPage } from '#apps/host-page/open-host-page.ts';
import { systemClock } from '#platform/server/clock.ts';
import { keepClosers } from '#platform/server/closing.ts';
import { type Config, readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/db.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { type ErrorReports, openErrorReports } from '#platform/server/error-reports/error-reports.ts';
import { checkExternalPostgres } from '#platform/server/external-postgres.ts';
import { listen } from '#platform/server/listener.ts';
import { createLog, type Log } from '#platform/server/log.ts';
import { migrate } from '#platform/server/migrate.ts';
import { findWebBuild, type WebBuild } from '#platform/server/serve-web.ts';
import { migrationFolders } from './migrations.ts';

// Together below the ten seconds after which those who stop a process lose their patience.
const HOST_PAGE_MS = 100;
const STAND_INS_MS = 100;
const DRAIN_MS = 4_000;
const POOL_MS = 500;
const REPORTS_MS = 300;
const DATABASE_MS = 4_500;

const closers = keepClosers();
let isLineOpen = false;

/** One step of the start, shown with its time. A start that is being stopped goes no further. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (closers.isClosing()) return new Promise(() => {});
  const start = performance.now();
  process.stdout.write(`${name} … `);
  isLineOpen = true;
  const result = await work();
  if (closers.isClosing()) return new Promise(() => {});
  isLineOpen = false;
  process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}

async function findDatabase({ databaseUrl, dataFolder }: Config, log: Log): Promise<string> {
  if (databaseUrl !== undefined) {
    await step('Checking the database', () => checkExternalPostgres(databaseUrl));
    return databaseUrl;
  }
  return step('Starting the database', async () => {
    const onTrouble = (error: unknown) => log.error({ err: error }, 'database');
    const giveUp = new AbortController();
    const starting = startEmbeddedPostgres({ folder: dataFolder, signal: giveUp.signal, onTrouble });
    // Known before it has started, so that a stop in this very moment stops it too.
    closers.add(DATABASE_MS, async () => {
      giveUp.abort();
      await (await starting).stop();
    });
    return (await starting).url;
  });
}

/** Nine tenths of the program. A start that is refused for a setting, a port or a database need not read them. */
async function loadParts() {
  const [{ buildApp }, { fillDemonstration }, { migrateJobs }, { eidPlacesOf }, { openFiles }] = await Promise.all([
    import('./app.ts'),
    import('./demo.ts'),
    import('#platform/server/jobs/migrate-jobs.ts'),
    import('#platform/server/eid/eid-kit.ts'),
    import('#platform/server/files/open-files.ts'),
  ]);
  return { buildApp, fillDemonstration, migrateJobs, eidPlacesOf, openFiles };
}

type Parts = Awaited<ReturnType<typeof loadParts>>;

/** Services that play the real ones, for a demonstration that is configured with none of them. */
async function findEid({ eidPlacesOf }: Parts, config: Config, address: string) {
  const places = eidPlacesOf(config);
  const isConfigured = Object.values(places).some((place) => place !== null);
  if (!config.demo || isConfigured) return places;
  const { openStandIns } = await import('#apps/stand-ins/open-stand-ins.ts');
  const standIns = await openStandIns({ kriit: address });
  closers.add(STAND_INS_MS, () => standIns.close());
  return standIns.places;
}

type Given = { config: Config; log: Log; web: WebBuild | null; reports: ErrorReports | null };

async function start({ config, log, web, reports }: Given): Promise<void> {
  const { host, demo } = config;
  const listener = await listen(host, config.port);
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const address = `http://${name}:${listener.port}`;
  // The embedded database takes a while to start, in a process of its own: the rest is read meanwhile.
  const loading = config.databaseUrl === undefined ? loadParts() : null;
  const url = await findDatabase(config, log);
  const parts = await (loading ?? loadParts());
  const db = openDatabase(url, { max: config.databasePool });
  closers.add(POOL_MS, () => db.close());
  await step('Bringing the tables up to date', async () => {
    await migrate(db, migrationFolders);
    await parts.migrateJobs(db, log);
  });
  const files = parts.openFiles(config);
  if (demo) await step('Preparing the demonstration school', () => parts.fillDemonstration(db, systemClock, files));
  const tour = await step('Opening the doors', async () => {
    closers.add(DRAIN_MS, () => listener.close());
    const hostPage = demo ? await openHostPage(config.hostPagePort ?? listener.port + 1, address) : undefined;
    if (hostPage) closers.add(HOST_PAGE_MS, () => hostPage.close());
    const hosts = hostPage ? [hostPage] : [];
    const eid = await findEid(parts, config, address);
    await listener.serve(
      await parts.buildApp({ config, db, clock: systemClock, log, web, files, hosts, eid, reports, hasSockets: true }),
    );
    if (!hostPage) return '';
    const { origin } = hostPage;
    return ` — demonstration accounts are on the sign-in page; a foreign page that frames it: ${origin}`;
  });
  console.log(`Kriit is ready at ${address}${tour}`);
}

async function stop(code: number): Promise<void> {
  if (isLineOpen) process.stdout.write('\n');
  isLineOpen = false;
  await closers.close();
  process.exit(code);
}

/** The start failed: one sentence for the person at the terminal, and nothing stays behind. */
async function fail(error: unknown): Promise<void> {
  // What fails because everything is being closed is no failure.
  if (closers.isClosing()) return;
  console.error(`${isLineOpen ? '\n' : ''}${(error as Error).message}`);
  isLineOpen = false;
  await stop(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const web = findWebBuild(join(import.meta.dirname, '../web/dist'));
  const reports = await openErrorReports(config, web?.build ?? 'none');
  if (reports) closers.add(REPORTS_MS, () => reports.close());
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught');
    reports?.tellError(error, { name: 'uncaught', trace: reports.traceFrom(null) });
    void stop(1);
  });
  await start({ config, log, web, reports });
} catch (error) {
  await fail(error);
}
