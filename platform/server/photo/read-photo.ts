import sharp from 'sharp';
import { PHOTO_SIDE_MIN } from '#platform/contract/file-limits.ts';

// One photo uses one core; the others stay free for everybody else.
sharp.concurrency(1);
sharp.cache(false);

/** The models look at small pictures; more would only take longer. */
const SIDE = 800;

/** Pixels, three bytes each: red, green and blue. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** The photo in colours and without transparency, at most as large as the models need it; null for one that is too small. */
export async function readPhoto(path: string): Promise<Pixels | null> {
  const image = sharp(path).autoOrient();
  const { width = 0, height = 0 } = await sharp(path).metadata();
  if (Math.min(width, height) < PHOTO_SIDE_MIN) return null;
  const { data, info } = await image
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#808080' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
