import { join } from 'node:path';
import { build } from 'vite';

const folder = join(import.meta.dirname, '../apps/embed');

/** The script of host pages as one classic file: other sites load it, so it stands alone and stays small. */
export async function bundleEmbed(): Promise<string> {
  const made = await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(folder, 'embed.ts'), output: { format: 'iife' } },
    },
  });
  const [file] = [made].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (file?.type !== 'chunk') throw new Error('apps/embed gave no script.');
  return file.code;
}
