import { readFile, writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { cleanSvg } from './clean-svg.ts';
import { heicToJpeg } from './heic.ts';

/** Work for the other thread: read one file, write another. */
export type DecodeJob = { readonly kind: 'heic' | 'svg'; readonly from: string; readonly to: string };
export type DecodeAnswer = { readonly id: number; readonly isFine: boolean };

async function run({ kind, from, to }: DecodeJob): Promise<boolean> {
  if (kind === 'heic') return heicToJpeg(await readFile(from), to);
  const clean = await cleanSvg(await readFile(from));
  if (clean === null) return false;
  await writeFile(to, clean);
  return true;
}

parentPort?.on('message', async ({ id, job }: { id: number; job: DecodeJob }) => {
  const isFine = await run(job).catch(() => false);
  parentPort?.postMessage({ id, isFine } satisfies DecodeAnswer);
});
