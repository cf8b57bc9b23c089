import { readFile } from 'node:fs/promises';
import { serveJobs } from '../processes/serve-jobs.ts';
import { type Drawn, makePreviews, type PreviewPlaces, rewriteImage } from './clean-image.ts';
import { StoreTrouble, writeDown } from './file-store.ts';

/** Work for the other process: prove and clean the image at `from`, write it to `to`, and draw its small versions. */
export type ImageJob = {
  readonly proof: 'image' | 'heic' | 'svg';
  readonly ext: string;
  readonly from: string;
  readonly to: string;
  readonly previews: PreviewPlaces;
};

/** What was drawn, null for what is no such image, or what kept the disk from taking it. */
export type ImageAnswer =
  | { readonly drawn: Drawn | null }
  | { readonly trouble: { readonly is_full: boolean; readonly message: string } };

/** The readers of drawings and HEIC are large, so they are loaded by those who meet one. */
async function converted(proof: 'heic' | 'svg', from: string): Promise<Uint8Array | null> {
  const bytes = await readFile(from);
  if (proof === 'heic') return (await import('./heic.ts')).heicToJpeg(bytes);
  const clean = await (await import('./clean-svg.ts')).cleanSvg(bytes);
  return clean === null ? null : Buffer.from(clean);
}

async function isProven({ proof, ext, from, to }: ImageJob): Promise<boolean> {
  if (proof === 'image') return rewriteImage(from, to, ext);
  const bytes = await converted(proof, from);
  if (bytes) await writeDown(to, bytes);
  return bytes !== null;
}

async function answerTo(job: ImageJob): Promise<ImageAnswer> {
  try {
    return { drawn: (await isProven(job)) ? await makePreviews(job.to, job.previews) : null };
  } catch (error) {
    // An image that nobody can draw is no image; a disk that takes no more says nothing about it.
    if (!(error instanceof StoreTrouble)) return { drawn: null };
    return { trouble: { is_full: error.isFull, message: error.message } };
  }
}

serveJobs(answerTo);
