import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { cleanSvg } from './clean-svg.ts';
import { heicToJpeg } from './heic.ts';

/** Work for the other thread: read a file, and give what it is made into. */
export type DecodeJob = { readonly kind: 'heic' | 'svg'; readonly from: string };
export type DecodeAnswer = { readonly id: number; readonly bytes: Uint8Array | null };

async function run({ kind, from }: DecodeJob): Promise<Uint8Array | null> {
  const bytes = await readFile(from);
  if (kind === 'heic') return heicToJpeg(bytes);
  const clean = await cleanSvg(bytes);
  return clean === null ? null : Buffer.from(clean);
}

parentPort?.on('message', async ({ id, job }: { id: number; job: DecodeJob }) => {
  const bytes = await run(job).catch(() => null);
  parentPort?.postMessage({ id, bytes } satisfies DecodeAnswer);
});
