// npm run dev: one address to open. Vite answers it and reloads the web app by itself; calls go on to the
// server, which starts again whenever its code changes, on a database that stays up meanwhile.
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer as createVite, type Plugin } from 'vite';
import { keepClosers } from '#platform/server/closing.ts';
import { type Config, readConfig } from '#platform/server/config.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { findFreePort } from '#platform/server/free-port.ts';
import { bundleEmbed } from './bundle-embed.ts';

const root = join(import.meta.dirname, '..');
const WATCHED = ['platform/contract', 'platform/server', 'apps/server', 'apps/host-page', 'apps/stand-ins', 'modules'];
const CALLS = /^\/(api|auth|upload|socket|health|ready)(?=[/?]|$)/;
// An editor writes a file in several steps, and a save may touch several files.
const SETTLE_MS = 100;
const PATIENCE_MS = 5_000;

const closers = keepClosers();

async function end(code: number): Promise<void> {
  await closers.close();
  process.exit(code);
}

function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.removeAllListeners(signal).on(signal, () => void end(0));
}

const changesServer = (file: string): boolean =>
  /\.(ts|sql)$/.test(file) && !/\.test\.ts$/.test(file) && !/(^|\/)web\//.test(file);

/** The server as a child that can be started again; its progress lines would only hide the logs. */
function keepServer(environment: NodeJS.ProcessEnv) {
  let child: ChildProcess | undefined;
  let isOver = false;
  let answering = Promise.withResolvers<void>();
  const stop = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const start = (): void => {
    if (isOver) return;
    const stdio: StdioOptions = ['ignore', 'pipe', 'inherit'];
    child = spawn(process.execPath, ['apps/server/main.ts'], { cwd: root, env: environment, stdio });
    const { resolve } = answering;
    // A server that failed to start keeps nobody waiting either: the call then tells that it is not there.
    child.once('exit', () => resolve());
    if (child.stdout === null) return;
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{')) console.log(line);
      if (line.startsWith('Kriit is ready')) resolve();
    });
  };
  let turn = Promise.resolve();
  const restart = (): void => {
    const before = answering;
    answering = Promise.withResolvers();
    before.resolve(answering.promise);
    turn = turn.then(stop).then(start);
  };
  const end = async (): Promise<void> => {
    isOver = true;
    await turn;
    await stop();
  };
  return { restart, end, whenAnswering: () => answering.promise };
}

function watchServer(restart: () => void): void {
  let settling: NodeJS.Timeout | undefined;
  for (const folder of WATCHED) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file === null || !changesServer(file)) return;
      clearTimeout(settling);
      settling = setTimeout(restart, SETTLE_MS);
    });
  }
}

async function startDatabase(folder: string): Promise<string> {
  const embedded = await startEmbeddedPostgres({ folder });
  closers.add(PATIENCE_MS, embedded.stop);
  return embedded.url;
}

/** Calls that come while the server starts again wait for it instead of failing. */
const patience = (whenAnswering: () => Promise<void>): Plugin => ({
  name: 'kriit-patience',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (CALLS.test(request.url ?? '')) void whenAnswering().then(() => next());
      else next();
    });
  },
});

/** The script of host pages is no part of the page that Vite serves: it is made anew whenever somebody asks for it. */
const embed: Plugin = {
  name: 'kriit-embed',
  configureServer({ middlewares }) {
    middlewares.use('/embed.js', (_request, response, next) => {
      bundleEmbed().then((script) => response.setHeader('content-type', 'text/javascript').end(script), next);
    });
  },
};

async function develop(config: Config, databaseUrl: string): Promise<void> {
  const port = await findFreePort();
  const server = keepServer({
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    KRIIT_DEMO: config.demo ? '1' : '0',
  });
  const vite = await createVite({
    configFile: join(root, 'apps/web/vite.config.ts'),
    configLoader: 'native',
    clearScreen: false,
    logLevel: 'warn',
    plugins: [patience(server.whenAnswering), embed],
    server: {
      port: config.port,
      host: config.host,
      strictPort: true,
      proxy: { [CALLS.source]: { target: `http://127.0.0.1:${port}`, ws: true } },
    },
  });
  // Vite has brought a listener that ends the process at once, and the database would stay behind.
  endOnSignals();
  closers.add(PATIENCE_MS, () => vite.close());
  await vite.listen();
  closers.add(PATIENCE_MS, server.end);
  server.restart();
  watchServer(server.restart);
  console.log(`Kriit is being developed at http://${config.host}:${config.port}`);
}

endOnSignals();
try {
  const config = readConfig(process.env);
  await develop(config, config.databaseUrl ?? (await startDatabase(config.dataFolder)));
} catch (error) {
  console.error((error as Error).message);
  await end(1);
}
