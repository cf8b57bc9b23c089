import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { GROUND } from '../../platform/web/ground.ts';

const bootFile = fileURLToPath(new URL('boot.js', import.meta.url));

/** The ground of both themes; the boot script has chosen one before it is painted. */
const ground = `html{background:${GROUND.light}}html[data-mantine-color-scheme=dark]{background:${GROUND.dark}}`;

/** Puts inline what the first paint needs: a file that has to be fetched would come after it. */
const inlineBoot: Plugin = {
  name: 'kriit-inline-boot',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const { code } = minifySync(bootFile, readFileSync(bootFile, 'utf8'));
      return html
        .replace(' data-boot></script>', () => `>${code.trim()}</script>`)
        .replace(' data-ground></style>', () => `>${ground}</style>`);
    },
  },
};

/** `words/en.json?only=roles,eid.phone` has these parts of it and no others: strangers hear little of what a module says. */
const fewerWords: Plugin = {
  name: 'kriit-fewer-words',
  enforce: 'pre',
  transform: {
    filter: { id: /\/words\/[a-z]+\.json\?only=/ },
    handler: (text, id) => {
      const kept = /\?only=([\w.,]+)/.exec(id)?.[1]?.split(',') ?? [];
      const isKept = (path: string) => kept.some((one) => `${path}.`.startsWith(`${one}.`));
      const leadsThere = (path: string) => kept.some((one) => one.startsWith(`${path}.`));
      const part = (tree: object, above: string): object =>
        Object.fromEntries(
          Object.entries(tree).flatMap(([key, value]) => {
            const path = above + key;
            if (isKept(path)) return [[key, value]];
            return leadsThere(path) ? [[key, part(value, `${path}.`)]] : [];
          }),
        );
      return { code: `export default ${JSON.stringify(part(JSON.parse(text), ''))}`, moduleType: 'js', map: null };
    },
  },
};

const KEPT = ['params', 'takes', 'eid_mends', 'has_meta'];

/**
 * The browser reads a call's verb and path and leaves judging shapes to the server, so of a description only the
 * parameters of the path stay, whether a file goes in, what an eID mends, and where a list has its meta. The shapes that
 * nobody reads any more fall away by themselves (`SHAPE_MAKERS`).
 */
const routesOnly: Plugin = {
  name: 'kriit-routes-only',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/[a-z-]+\.ts$/, code: 'endpoint(' },
    handler(text) {
      // A file of a contract describes one call at most; the house check holds it to that.
      const description = this.parse(text, { lang: 'ts' })
        .body.map((one) => (one.type === 'ExportNamedDeclaration' ? one.declaration : null))
        .flatMap((one) => (one?.type === 'VariableDeclaration' ? one.declarations : []))
        .map(({ init }) => (init?.type === 'CallExpression' ? init : null))
        .find((call) => call?.callee.type === 'Identifier' && call.callee.name === 'endpoint')?.arguments[1];
      if (description?.type !== 'ObjectExpression') return null;
      const kept = description.properties
        .filter((one) => one.type === 'Property' && one.key.type === 'Identifier' && KEPT.includes(one.key.name))
        .map(({ start, end }) => text.slice(start, end))
        .join();
      return { code: `${text.slice(0, description.start)}{${kept}}${text.slice(description.end)}`, map: null };
    },
  },
};

/** What makes shapes does nothing else: a shape without a reader need not be made. */
const SHAPE_MAKERS = ['Type', 'endpoint', 'oneOf', 'nullable'];

/** Contracts are described with TypeBox; the browser needs only their names (see the file). */
const schemaNames = fileURLToPath(new URL('../../platform/web/data/schema-names.ts', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), inlineBoot, fewerWords, routesOnly],
  // Parts of the error reports' library that we never use: its own chatter, a worker from a blob, frames in replays.
  define: {
    __SENTRY_DEBUG__: false,
    __SENTRY_EXCLUDE_REPLAY_WORKER__: true,
    __RRWEB_EXCLUDE_IFRAME__: true,
    __RRWEB_EXCLUDE_SHADOW_DOM__: true,
  },
  resolve: { alias: [{ find: /^typebox$/, replacement: schemaNames }] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    // Every browser that runs what the target asks for preloads by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake: { manualPureFunctions: SHAPE_MAKERS } },
  },
});
