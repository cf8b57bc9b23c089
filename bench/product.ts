import { type Database, openDatabase } from '#platform/server/db.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { type Product, startProduct, temporaryFolder } from '#platform/testing/product.ts';

export type Running = Pick<Product, 'url'> & { readonly pid: number; stop(): Promise<void> };

/** The product as `npm start` runs it, on a database of its own in a temporary folder. */
export async function startForBench(): Promise<Running> {
  const folder = await temporaryFolder();
  const product = await startProduct({ KRIIT_DATA: folder.path, KRIIT_CALLS_PER_MINUTE: '1000000' });
  return {
    url: product.url,
    pid: product.process.pid ?? 0,
    stop: async () => {
      await product.stop();
      await folder.remove();
    },
  };
}

export type WithDatabase = Running & { readonly port: number; readonly db: Database };

/** The product without a demonstration, on a database that the bench fills and looks into. */
export async function startWithDatabase({ connections = 2 } = {}): Promise<WithDatabase> {
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres({ folder: folder.path });
  const db = openDatabase(postgres.url, { max: connections });
  const { url, port, process, stop } = await startProduct({
    DATABASE_URL: postgres.url,
    KRIIT_CALLS_PER_MINUTE: '1000000',
    KRIIT_DATA: folder.path,
  });
  return {
    url,
    port,
    db,
    pid: process.pid ?? 0,
    stop: async () => {
      await stop();
      await db.close();
      await postgres.stop();
      await folder.remove();
    },
  };
}

/** A program with one thing to do and nothing else: what this machine can do at most. */
export async function startProgram(file: string): Promise<Running> {
  const bare = await startProduct({}, file);
  return { url: bare.url, pid: bare.process.pid ?? 0, stop: async () => void (await bare.stop()) };
}
