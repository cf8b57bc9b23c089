import decodeHeic from 'heic-decode';
import sharp from 'sharp';
import { IMAGE_PIXELS_MAX } from '#platform/contract/file-limits.ts';

const QUALITY = 90;

/** Makes a JPEG of the first picture; null for what is no HEIC, is broken or is too large to be decoded. */
export async function heicToJpeg(bytes: Buffer): Promise<Buffer | null> {
  const images = await decodeHeic.all({ buffer: bytes });
  try {
    const [first] = images;
    // The sizes come from the header; nothing has been decoded so far.
    if (!first || first.width * first.height > IMAGE_PIXELS_MAX) return null;
    const { data, width, height } = await first.decode();
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } finally {
    images.dispose();
  }
}
