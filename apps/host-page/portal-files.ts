import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A file of the portal, held in memory. */
export type PortalFile = { readonly type: string; readonly text: string };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const readFolder = (folder: string, address: string): [string, PortalFile][] =>
  readdirSync(join(import.meta.dirname, folder)).map((name) => [
    `${address}${name}`,
    { type: TYPES[extname(name)] ?? '', text: readFileSync(join(import.meta.dirname, folder, name), 'utf8') },
  ]);

/** Every file that the portal serves, by its address; whatever is not in here does not exist. */
export function readPortalFiles(kriit: string): ReadonlyMap<string, PortalFile> {
  const files = new Map([...readFolder('page', '/'), ...readFolder('words', '/words/')]);
  const html = files.get('/index.html')?.text ?? '';
  // English until the page's own script knows better, so that nothing is ever without a name.
  const slots: Readonly<Record<string, string>> = { ...JSON.parse(files.get('/words/en.json')?.text ?? '{}'), kriit };
  const filled = html.replace(/%(\w+)%/g, (whole, name) => slots[name] ?? whole);
  files.delete('/index.html');
  return files.set('/', { type: TYPES['.html'] ?? '', text: filled });
}
