import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The house as the checks see it: every file by its path from the root, and the modules by name. */
export type House = {
  readonly root: string;
  readonly files: ReadonlyMap<string, string>;
  readonly modules: readonly string[];
};

/** The module that a path lies in, if any. */
export const moduleOf = (path: string): string | undefined => /^modules\/([^/]+)\//.exec(path)?.[1];

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** The cells of a table that is written as text, one row per line. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

export function readHouse(root: string): House {
  const paths = globSync('{apps,bench,modules,platform,tests,tools}/**/*.{ts,tsx,mjs,css,json,sql,md}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).sort();
  const modules = new Set(paths.map(moduleOf).filter((name) => name !== undefined));
  return {
    root,
    files: new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
    modules: [...modules],
  };
}

/** What a file of the house exports; nothing where there is no such file. Only for pure cells, which do nothing when loaded. */
export async function exportsOf({ root, files }: House, path: string): Promise<Readonly<Record<string, unknown>>> {
  return files.has(path) ? await import(pathToFileURL(join(root, path)).href) : {};
}

const IMPORT = /^(?:import|export)\s(type\s)?[^;'"`]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

/** What a file leans on: paths of the house, `node:…` and `npm:…`. */
export function importsOf(path: string, text: string): { target: string; isType: boolean }[] {
  if (!/\.tsx?$/.test(path)) return [];
  return [...text.matchAll(IMPORT)].map(([, type, ...names]) => {
    const name = names.find(Boolean) ?? '';
    const inside = name.startsWith('.') ? join(path, '..', name) : name.startsWith('#') ? name.slice(1) : undefined;
    return { target: inside ?? (name.startsWith('node:') ? name : `npm:${name}`), isType: type !== undefined };
  });
}
