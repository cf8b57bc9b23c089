import { type Product, startProduct, temporaryFolder } from '#platform/testing/product.ts';

export type Running = Pick<Product, 'url'> & { stop(): Promise<void> };

/** The product as `npm start` runs it, on a database of its own in a temporary folder. */
export async function startForBench(): Promise<Running> {
  const folder = await temporaryFolder();
  const product = await startProduct({ KRIIT_DATA: folder.path, KRIIT_CALLS_PER_MINUTE: '1000000' });
  return {
    url: product.url,
    stop: async () => {
      await product.stop();
      await folder.remove();
    },
  };
}

/** A Fastify with one route and nothing else: what this machine can do at most. */
export async function startBare(): Promise<Running> {
  const bare = await startProduct({}, 'bench/bare-server.ts');
  return { url: bare.url, stop: async () => void (await bare.stop()) };
}
