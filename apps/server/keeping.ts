import { type Config, readConfig } from '#platform/server/config.ts';
import { type Database, openDatabase } from '#platform/server/db.ts';
import type { EmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { filePlaces } from '#platform/server/files/file-places.ts';

/** What saving and restoring work on; `keptFiles` is null where a bucket keeps the files. */
export type Keeping = { readonly config: Config; readonly db: Database; readonly keptFiles: string | null };

/** Opens the database that the configuration names, does the work, and leaves as it came; a failure is one sentence. */
export async function keeping(
  reach: (folder: string) => Promise<EmbeddedPostgres>,
  work: (keeping: Keeping) => Promise<string>,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const embedded = config.databaseUrl === undefined ? await reach(config.dataFolder) : undefined;
    const db = openDatabase(config.databaseUrl ?? embedded?.url ?? '', { max: 3 });
    const keptFiles = config.s3Bucket === undefined ? filePlaces(config).kept : null;
    try {
      console.log(await work({ config, db, keptFiles }));
    } finally {
      await db.close();
      await embedded?.stop();
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
