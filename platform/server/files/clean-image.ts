import sharp, { type Metadata, type Sharp } from 'sharp';
import {
  IMAGE_FRAMES_MAX,
  IMAGE_PIXELS_MAX,
  type PreviewSize,
  SVG_PIXELS_MAX,
} from '#platform/contract/file-limits.ts';
import { writeDown } from './file-store.ts';

// One upload uses one core; the others stay free for everybody else.
sharp.concurrency(1);
sharp.cache(false);

const QUALITY = { image: 90, preview: 80 };

type Format = 'jpeg' | 'png' | 'gif' | 'webp';
const FORMATS: Readonly<Record<string, Format>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp' };

const openImage = (from: string, animated = false): Sharp =>
  sharp(from, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error', animated, sequentialRead: true });

/** What the header says fits; nothing has been decoded for it. */
function isModest({ width = 0, height = 0, pages = 1 }: Metadata): boolean {
  const pixels = width * height * pages;
  return pixels > 0 && pixels <= IMAGE_PIXELS_MAX && pages <= IMAGE_FRAMES_MAX;
}

function encode(image: Sharp, format: Format): Sharp {
  if (format === 'jpeg') return image.jpeg({ quality: QUALITY.image, mozjpeg: false });
  if (format === 'webp') return image.webp({ quality: QUALITY.image });
  return format === 'png' ? image.png() : image.gif();
}

async function rewritten(from: string, format: Format): Promise<Buffer | null> {
  const header = await openImage(from).metadata();
  if (header.format !== format || !isModest(header)) return null;
  const isMoving = (header.pages ?? 1) > 1;
  // Frames lie above each other while they are worked on, so a moving image is not turned; none carries a turn.
  const image = isMoving ? openImage(from, true) : openImage(from).autoOrient();
  return encode(image, format).toBuffer();
}

/**
 * Decodes an image and writes it anew: turned as the camera meant it, without place, date and name of the
 * device, and without whatever else was hidden in the file. False when the content is not what the extension says.
 */
export async function rewriteImage(from: string, to: string, extension: string): Promise<boolean> {
  const format = FORMATS[extension];
  const bytes = format ? await rewritten(from, format).catch(() => null) : null;
  // Written apart from the decoding: a disk that is full must not be taken for a fault of the image.
  if (bytes) await writeDown(to, bytes);
  return bytes !== null;
}

export type Preview = { readonly size: PreviewSize; readonly path: string; readonly bytes: number };

/** What is known of an image once it is drawn. */
export type Drawn = {
  readonly previews: readonly Preview[];
  /** In pixels, as it is shown; a drawing has none of its own. */
  readonly width: number | null;
  readonly height: number | null;
};

/** Where each small version goes, the smallest first. */
export type PreviewPlaces = readonly { readonly size: PreviewSize; readonly path: string }[];

/** The image at the size of its largest small version; a drawing is drawn at that size, whatever it says of itself. */
async function reduced(from: string, size: number, { format, width = 0, height = 0 }: Metadata): Promise<Sharp> {
  if (format === 'svg' && width * height > SVG_PIXELS_MAX) throw new Error('the drawing is too large');
  const { data, info } = await openImage(from)
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** The small versions of an image, by the longer side; never larger than the image itself. It is decoded once for all. */
export async function makePreviews(from: string, places: PreviewPlaces): Promise<Drawn> {
  const header = await openImage(from).metadata();
  const image = await reduced(from, Math.max(...places.map(({ size }) => size)), header);
  const previews: Preview[] = [];
  for (const { size, path } of places) {
    const bytes = await image
      .clone()
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY.preview })
      .toBuffer();
    await writeDown(path, bytes);
    previews.push({ size, path, bytes: bytes.length });
  }
  const { width, height } = header.format === 'svg' ? { width: null, height: null } : header;
  return { previews, width, height };
}
