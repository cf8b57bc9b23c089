import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** The addresses of the two pages; what they have in common is `shell.html`. */
const PAGES: Readonly<Record<string, string>> = { phone: '/phone', openid: '/openid/authorize' };

const read = (folder: string, name: string): string => readFileSync(join(import.meta.dirname, folder, name), 'utf8');

/** Serves the pages of the stand-ins, their scripts and their words. */
export function serveFiles(app: FastifyInstance): void {
  const serve = (address: string, type: string, text: string) =>
    app.get(address, (_request, reply) => reply.type(type).send(text));
  // English until the page's own script knows better, so that nothing is ever without a name.
  const words = JSON.parse(read('words', 'en.json')) as Readonly<Record<string, string>>;
  for (const [page, address] of Object.entries(PAGES)) {
    const html = read('page', 'shell.html')
      .replaceAll('{page}', page)
      .replace('{body}', read('page', `${page}.html`));
    serve(
      address,
      'text/html; charset=utf-8',
      html.replace(/%(\w+)%/g, (whole, name) => words[name] ?? whole),
    );
  }
  for (const folder of ['page', 'words'])
    for (const name of readdirSync(join(import.meta.dirname, folder))) {
      const type = TYPES[extname(name)];
      if (type) serve(`/${folder}/${name}`, type, read(folder, name));
    }
}
