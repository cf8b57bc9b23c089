import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { circlesIn } from './circles.ts';
import { partsOf } from './web-parts.ts';

const root = join(import.meta.dirname, '..');
// The page itself is filled in for each request, and fonts and pictures are compressed already.
const COMPRESSED = new Set(['.js', '.css', '.svg', '.json', '.webmanifest']);
const SMALLEST_WORTH_COMPRESSING = 1024;

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

/** The script for host pages, and its types, lie beside the page under names that never change. */
async function addEmbed(folder: string): Promise<void> {
  const { bundleEmbed } = await import('./bundle-embed.ts');
  await writeFile(join(folder, 'embed.js'), await bundleEmbed());
  await copyFile(join(root, 'apps/embed/public/embed.d.ts'), join(folder, 'embed.d.ts'));
}

type Made = readonly (
  | { readonly type: 'chunk'; readonly code: string }
  | { readonly type: 'asset'; readonly fileName: string; readonly source: string | Uint8Array }
)[];

/** The classes of Mantine in a text. */
const classesIn = (text: string): Set<string> => new Set(text.match(/\bm_[0-9a-f]{5,8}\b/g));

/** Which styles of Mantine the scripts ask for and no style sheet has. */
async function missingStyles(made: Made): Promise<string[]> {
  const asked = classesIn(made.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n'));
  const isSheet = (file: Made[number]) => file.type === 'asset' && file.fileName.endsWith('.css');
  const had = classesIn(made.map((file) => (isSheet(file) && 'source' in file ? String(file.source) : '')).join('\n'));
  const lacking = [...asked].filter((one) => !had.has(one));
  const folder = join(root, 'node_modules/@mantine/core/styles');
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.layer.css'));
  const texts = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')));
  return sheets.filter((_, at) => lacking.some((one) => texts[at]?.includes(one)));
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
  const made = await vite.build({ ...common, build: { outDir, emptyOutDir: true, rolldownOptions } });
  if (!('output' in made)) throw new Error('The bundler gave more than one bundle.');
  const imports = made.output.flatMap((file) =>
    file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
  );
  // Files that import each other begin before what they need is there, and the page stays empty.
  for (const circle of circlesIn(new Map(imports))) throw new Error(circle);
  const missing = await missingStyles(made.output);
  if (missing.length > 0)
    throw new Error(
      `platform/web/mantine.css is to import one of these, which has what a part needs: ${missing.join(', ')}`,
    );
}

/** What browsers load: the app in few files, the script for host pages, and each of them compressed. */
export async function bundleWeb(folder: string): Promise<void> {
  await bundle(folder);
  await addEmbed(folder);
  await compressFiles(folder);
}
