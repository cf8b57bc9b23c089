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

/** A program with one thing to do and nothing else: what this machine can do at most. */
export async function startProgram(file: string): Promise<Running> {
  const bare = await startProduct({}, file);
  return { url: bare.url, pid: bare.process.pid ?? 0, stop: async () => void (await bare.stop()) };
}
