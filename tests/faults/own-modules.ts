import { registerHooks } from 'node:module';

const PAGE = 'page';

// What a file of a page imports belongs to that page: the mark in its address goes on to every file of ours.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const page = context.parentURL === undefined ? null : new URL(context.parentURL).searchParams.get(PAGE);
    if (page === null || !found.url.startsWith('file:') || found.url.includes('/node_modules/')) return found;
    return { ...found, url: `${found.url}?${PAGE}=${page}` };
  },
});

let pages = 0;

/** The address of a file as a new page loads it: what its modules keep is no other page's. */
export function asNewPage(file: string): string {
  pages += 1;
  return `${file}?${PAGE}=${pages}`;
}
