import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/schema';
import { StartError } from '../start-error.ts';

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** What a backup holds, and how to see that all of it is there. */
const Manifest = Type.Object({
  format: Type.Literal(1),
  made_at: Type.String(),
  /** The migrations that the tables stood at; a restore first builds the tables of that day. */
  migrations: Type.Array(Type.String()),
  tables: Type.Array(
    Type.Object({
      name: Type.String({ pattern: '^[a-z_]+\\.[a-z_]+$' }),
      columns: Type.Array(Type.String()),
      rows: Type.Integer({ minimum: 0 }),
      hash: Hash,
    }),
  ),
  sequences: Type.Array(Type.Object({ name: Type.String(), last_value: Type.String({ pattern: '^\\d+$' }) })),
  files: Type.Array(Type.Object({ path: Type.String(), size: Type.Integer({ minimum: 0 }), hash: Hash })),
});

export type Manifest = Static<typeof Manifest>;
export type SavedTable = Manifest['tables'][number];
export type SavedFile = Manifest['files'][number];

const NAME = 'manifest.json';

export const tableFile = (folder: string, name: string): string => join(folder, 'tables', `${name}.gz`);
export const filesIn = (folder: string): string => join(folder, 'files');

/** Written last: a folder without it is no backup. */
export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => {
    throw new StartError(`${folder} holds no finished backup.`);
  });
  const manifest: unknown = JSON.parse(text);
  if (!Check(Manifest, manifest)) throw new StartError(`${folder} holds a backup that this version cannot read.`);
  return manifest as Manifest;
}
