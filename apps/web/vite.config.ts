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

/** Contracts are described with TypeBox; the browser needs only their names (see the file). */
const schemaNames = fileURLToPath(new URL('../../platform/web/data/schema-names.ts', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), inlineBoot],
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
    // What every page needs is one file: forty small ones would weigh a quarter more.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
  },
});
