import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { partsOf } from './web-parts.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'apps/web/dist');
const cache = join(root, '.cache');
const STAMP = '.stamp';
const INPUTS = [
  'package-lock.json',
  'tools/{build-web,bundle-embed,web-parts}.ts',
  'apps/{embed,web}/**/*',
  'platform/{web,contract}/**/*',
  'modules/*/{web,contract,rules}/**/*',
];
// The page itself is filled in for each request, and fonts and pictures are compressed already.
const COMPRESSED = new Set(['.js', '.css', '.svg', '.json', '.webmanifest']);
const SMALLEST_WORTH_COMPRESSING = 1024;

/** One hash over every file that the web app is made from; times do not count, because a fresh clone has new ones. */
async function hashInputs(): Promise<string> {
  const files = globSync(INPUTS, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(dist) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  const texts = await Promise.all(files.map((file) => readFile(file)));
  for (const [index, text] of texts.entries()) {
    hash.update(`${files[index]?.slice(root.length)}\0${text.length}\0`).update(text);
  }
  return hash.digest('hex');
}

async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const work = files
    .filter((file) => COMPRESSED.has(extname(file)))
    .map(async (file) => {
      const path = join(folder, file);
      const text = await readFile(path);
      if (text.length < SMALLEST_WORTH_COMPRESSING) return;
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      const [br, gz] = await Promise.all([promisify(brotliCompress)(text, best), promisify(gzip)(text, { level: 9 })]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    });
  await Promise.all(work);
}

/** Puts a finished build in its place. A build that another start put there meanwhile is as good as ours. */
async function putInPlace(built: string): Promise<void> {
  const old = `${built}-old`;
  await rename(dist, old).catch(() => {});
  await rename(built, dist).catch(() => {});
  await rm(old, { recursive: true, force: true });
}

/** Builds that were killed half-way lie about until somebody takes them away; a young one may still be running. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    const isOld = Date.now() - (await stat(path)).mtimeMs > 3_600_000;
    if (name.startsWith('web-') && isOld) await rm(path, { recursive: true, force: true });
  }
}

/** The script for host pages, and its types, lie beside the page under names that never change. */
async function addEmbed(folder: string): Promise<void> {
  const { bundleEmbed } = await import('./bundle-embed.ts');
  await writeFile(join(folder, 'embed.js'), await bundleEmbed());
  await copyFile(join(root, 'apps/embed/public/embed.d.ts'), join(folder, 'embed.d.ts'));
}

/** Bundles the app twice: how it falls into files by itself tells which of them are better one. */
async function bundle(outDir: string): Promise<void> {
  const vite = await import('vite');
  const web = join(root, 'apps/web');
  const common = {
    configFile: join(web, 'vite.config.ts'),
    configLoader: 'native',
    root: web,
    logLevel: 'silent',
  } as const;
  const drawn = await vite.build({ ...common, build: { write: false, minify: false, copyPublicDir: false } });
  if (!('output' in drawn)) throw new Error('The bundler gave more than one bundle.');
  const files = drawn.output.filter((file) => file.type === 'chunk');
  const groups = partsOf(files, web).map((part) => ({ ...part, includeDependenciesRecursively: false }));
  const rolldownOptions = { output: { codeSplitting: { groups } } };
  await vite.build({ ...common, build: { outDir, emptyOutDir: true, rolldownOptions } });
}

async function build(inputs: string): Promise<void> {
  const built = join(cache, `web-${process.pid}`);
  await mkdir(built, { recursive: true });
  await removeAbandoned();
  try {
    await bundle(built);
    await addEmbed(built);
    await compressFiles(built);
    // The stamp travels with the files, so that a crash at any moment leaves no stamp without its build.
    await writeFile(join(built, STAMP), inputs);
    await putInPlace(built);
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}

const inputs = await hashInputs();
const stamp = await readFile(join(dist, STAMP), 'utf8').catch(() => undefined);
if (stamp !== inputs) {
  const start = Date.now();
  process.stdout.write('Building the web app … ');
  try {
    await build(inputs);
    process.stdout.write(`${((Date.now() - start) / 1000).toFixed(0)} s\n`);
  } catch (error) {
    process.stdout.write(`failed\n${stripVTControlCharacters((error as Error).message)}\n`);
    process.exitCode = 1;
  }
}
