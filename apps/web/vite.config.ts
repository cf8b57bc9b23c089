import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';

const bootFile = fileURLToPath(new URL('boot.js', import.meta.url));

/** Puts the boot script inline, because a script that has to be fetched comes after the first paint. */
const inlineBoot: Plugin = {
  name: 'kriit-inline-boot',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const { code } = minifySync(bootFile, readFileSync(bootFile, 'utf8'));
      return html.replace(' data-boot></script>', () => `>${code.trim()}</script>`);
    },
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), inlineBoot],
  build: { outDir: 'dist', emptyOutDir: true, assetsDir: 'assets', target: 'es2024', assetsInlineLimit: 0 },
});
