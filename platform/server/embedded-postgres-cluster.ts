import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { type Account, chooseAccount, cleanEnvironment, commandAs } from './embedded-postgres-account.ts';
import { type Binaries, findBinaries } from './embedded-postgres-binaries.ts';
import { isAlive } from './embedded-postgres-pid.ts';
import { holdsSockets } from './embedded-postgres-sockets.ts';
import { StartError } from './start-error.ts';

/** A database cluster on disk and what is needed to run it. */
export type Cluster = {
  readonly dataFolder: string;
  readonly folder: string;
  readonly logFile: string;
  /** Where the database is reached without the network, by its own account alone; undefined where that cannot be. */
  readonly socketFolder: string | undefined;
  readonly password: string;
  readonly account: Account;
  readonly binaries: Binaries;
};

const HOME = 'postgres';
const UNFINISHED = 'postgres.new-';

// Step by step: Node's own recursive way never comes back from a folder such as /proc, where nothing can be made.
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o711 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

async function prepareDataFolder(dataFolder: string): Promise<void> {
  try {
    // Others may pass through, as another account of PostgreSQL may have to, but not list; each folder inside is private.
    await makeFolder(dataFolder);
    // Only a folder has something inside; root may do anything with a file too.
    await access(dataFolder + sep, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(`The data folder ${dataFolder} cannot be written; set KRIIT_DATA to a folder that can.`);
  }
}

/** What a start that was killed half-way has left behind; another start that still runs keeps its own. */
async function removeUnfinished(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    const pid = Number(name.startsWith(UNFINISHED) ? name.slice(UNFINISHED.length) : Number.NaN);
    if (Number.isNaN(pid) || (pid !== process.pid && isAlive(pid))) continue;
    await rm(join(dataFolder, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

// Whoever has a password, over the socket or from this machine; the program that makes a cluster would want one for the
// superuser before it wrote this.
const WHO_MAY_ENTER = `local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
`;

type Run = { readonly account: Account; readonly signal: AbortSignal };

async function runProgram(run: Run, program: string, args: readonly string[], input = ''): Promise<void> {
  const line = commandAs(run.account, program, args);
  const running = promisify(execFile)(line.command, line.args, { ...line.options, signal: run.signal });
  running.child.stdin?.end(input);
  const { stderr } = await running;
  // The single-user mode goes on after a failed statement and ends well all the same.
  if (/^.*(ERROR|FATAL):/m.test(stderr)) throw new Error(stderr);
}

function reasonOf(cause: unknown): string {
  const { stderr, message } = cause as { stderr?: string; message: string };
  const line = /^.*(?:error|ERROR|FATAL): +(.+)$/m.exec(stderr ?? message)?.[1] ?? message.split('\n')[0] ?? '';
  return line.replace(/\.$/, '');
}

async function writePrivate(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

function initdbFlags(durable: boolean): string[] {
  const oneFlush = process.platform === 'linux' ? ['--sync-method=syncfs'] : [];
  return [
    // With any other locale the trigram search would drop every letter outside ASCII.
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=und',
    `--locale=${cleanEnvironment().LC_ALL}`,
    // The superuser has no password, so nobody signs in as it: the server needs no more than its own database.
    '--username=postgres',
    '--auth-local=reject',
    '--auth-host=scram-sha-256',
    ...(durable ? oneFlush : ['--no-sync']),
  ];
}

/** Makes a cluster aside and moves it into place whole, so that a kill at any moment leaves either all of it or nothing. */
async function makeCluster(
  dataFolder: string,
  binaries: Binaries,
  durable: boolean,
  signal: AbortSignal,
): Promise<void> {
  await removeUnfinished(dataFolder);
  const home = join(dataFolder, `${UNFINISHED}${process.pid}`);
  await mkdir(home, { mode: 0o700 });
  try {
    const run: Run = { account: await chooseAccount(home, binaries), signal };
    const folder = join(home, 'cluster');
    const password = randomBytes(24).toString('hex');
    await runProgram(run, binaries.initdb, [`--pgdata=${folder}`, ...initdbFlags(durable)]);
    await writeFile(join(folder, 'pg_hba.conf'), WHO_MAY_ENTER);
    const statements = [
      // The rounds that keep a password from being guessed would cost each connection half of its time.
      ...(durable ? [] : ['set scram_iterations = 1;']),
      `create role kriit login createdb password '${password}';`,
      'create database kriit owner kriit;\n',
    ];
    const single = ['--single', ...(durable ? [] : ['-F']), '-D', folder, 'postgres'];
    await runProgram(run, binaries.postgres, single, statements.join('\n'));
    await writePrivate(join(home, 'password'), password);
    await rename(home, join(dataFolder, HOME));
  } catch (cause) {
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
    // Another start on the same folder was faster; its cluster is as good as ours.
    if (['ENOTEMPTY', 'EEXIST'].includes((cause as NodeJS.ErrnoException).code ?? '')) return;
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The embedded database could not be made in ${dataFolder}: ${reasonOf(cause)}.`, { cause });
  }
}

async function readPassword(home: string): Promise<string | undefined> {
  try {
    return await readFile(join(home, 'password'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartError(`The embedded database in ${home} belongs to another user; start Kriit as that user.`);
  }
}

/** Clusters that were made before there were sockets refuse them. */
async function takesSockets(folder: string): Promise<boolean> {
  const rules = await readFile(join(folder, 'pg_hba.conf'), 'utf8');
  return !/^local\s.*\sreject$/m.test(rules);
}

/** Opens the cluster of a data folder and makes it first if there is none. */
export async function openCluster(dataFolder: string, durable: boolean, signal: AbortSignal): Promise<Cluster> {
  const binaries = findBinaries();
  await prepareDataFolder(dataFolder);
  const home = join(dataFolder, HOME);
  if ((await readPassword(home)) === undefined) await makeCluster(dataFolder, binaries, durable, signal);
  const password = await readPassword(home);
  if (password === undefined) throw new StartError(`The embedded database in ${home} is incomplete.`);
  const account = await chooseAccount(home, binaries);
  const folder = join(home, 'cluster');
  const socketFolder = (await takesSockets(folder)) && (await holdsSockets(home)) ? home : undefined;
  return { dataFolder, folder, logFile: join(home, 'log'), socketFolder, password, account, binaries };
}
