import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');
const STAMP = '.stamp';
/** What every build is made with. */
const TOOLS = ['package.json', 'package-lock.json', 'tsconfig*.json', 'tools/stamped-build.ts'];

type Build = {
  /** What a person reads while it is made. */
  readonly title: string;
  /** Where it lies, and the name of its folder while it is being made. */
  readonly place: string;
  readonly name: string;
  /** The files that it is made from. */
  readonly inputs: readonly string[];
  readonly make: (folder: string) => Promise<void>;
};

/** One hash over every file that something is made from; times do not count, because a fresh clone has new ones. */
async function hashInputs(inputs: readonly string[]): Promise<string> {
  const files = globSync([...TOOLS, ...inputs], { cwd: root, withFileTypes: true, exclude: ['**/dist/**'] })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
  const hash = createHash('sha256');
  const texts = await Promise.all(files.map((file) => readFile(join(root, file))));
  for (const [index, text] of texts.entries()) hash.update(`${files[index]}\0${text.length}\0`).update(text);
  return hash.digest('hex');
}

const stampOf = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, STAMP), 'utf8').catch(() => undefined);

/** Does something to a folder, unless another start has just done so. */
const unless = (codes: readonly string[], work: Promise<void>): Promise<void> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code ?? '')) throw error;
  });

/** Puts a finished build in its place. One that another start put there meanwhile is as good, and may be in use. */
async function putInPlace(built: string, place: string, inputs: string): Promise<void> {
  if ((await stampOf(place)) === inputs) return;
  const old = `${built}-old`;
  await unless(['ENOENT'], rename(place, old));
  await unless(['ENOTEMPTY', 'EEXIST'], rename(built, place));
  await rm(old, { recursive: true, force: true });
}

/** Builds that were killed half-way lie about until somebody takes them away; a young one may still be running. */
async function removeAbandoned(name: string): Promise<void> {
  for (const folder of (await readdir(cache)).filter((one) => one.startsWith(`${name}-`))) {
    const path = join(cache, folder);
    // Whoever made it may take it away in this very moment.
    const changed = await stat(path).then(({ mtimeMs }) => mtimeMs, Date.now);
    if (Date.now() - changed > 3_600_000) await rm(path, { recursive: true, force: true });
  }
}

async function build({ name, place, make }: Build, inputs: string): Promise<void> {
  const built = join(cache, `${name}-${process.pid}`);
  await mkdir(built, { recursive: true });
  await removeAbandoned(name);
  try {
    await make(built);
    // The stamp travels with the files, so that a crash at any moment leaves no stamp without its build.
    await writeFile(join(built, STAMP), inputs);
    await putInPlace(built, join(root, place), inputs);
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}

/** Makes anew what is out of date, and says so. */
export async function buildIfStale(wanted: Build): Promise<void> {
  const inputs = await hashInputs(wanted.inputs);
  if ((await stampOf(join(root, wanted.place))) === inputs) return;
  const start = Date.now();
  process.stdout.write(`${wanted.title} … `);
  try {
    await build(wanted, inputs);
    process.stdout.write(`${((Date.now() - start) / 1000).toFixed(0)} s\n`);
  } catch (error) {
    process.stdout.write(`failed\n${stripVTControlCharacters((error as Error).message)}\n`);
    process.exitCode = 1;
  }
}
