import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** The addresses of the two pages; everything else is served under its own name. */
const PAGES: Readonly<Record<string, string>> = { 'phone.html': '/phone', 'openid.html': '/openid/authorize' };

const read = (folder: string, name: string): string => readFileSync(join(import.meta.dirname, folder, name), 'utf8');

/** Serves the pages of the stand-ins, their scripts and their words. */
export function serveFiles(app: FastifyInstance): void {
  // English until the page's own script knows better, so that nothing is ever without a name.
  const words = JSON.parse(read('words', 'en.json')) as Readonly<Record<string, string>>;
  const filled = (html: string): string => html.replace(/%(\w+)%/g, (whole, name) => words[name] ?? whole);
  for (const folder of ['page', 'words'])
    for (const name of readdirSync(join(import.meta.dirname, folder))) {
      const text = extname(name) === '.html' ? filled(read(folder, name)) : read(folder, name);
      const type = TYPES[extname(name)] ?? '';
      app.get(PAGES[name] ?? `/${folder}/${name}`, (_request, reply) => reply.type(type).send(text));
    }
}
