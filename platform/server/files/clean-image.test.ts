import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PREVIEW_SIZES } from '#platform/contract/file-limits.ts';
import { HEIC_PICTURE } from '#platform/testing/picture.ts';
import { makePreviews, rewriteImage } from './clean-image.ts';
import { heicToJpeg } from './heic.ts';

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kriit-image-'));
});
afterAll(() => rm(folder, { recursive: true }));

const place = (): string => {
  count += 1;
  return join(folder, String(count));
};

async function rewritten(bytes: Buffer, ext: string): Promise<string | null> {
  const [from, to] = [place(), place()];
  await writeFile(from, bytes);
  return (await rewriteImage(from, to, ext)) ? to : null;
}

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2563eb' } });

/** A picture that claims a size in its header and has nothing behind it. */
function claimed(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const magic = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    magic,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(30_001))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an image that is written anew', () => {
  it('loses the place, the time and the device, and stands as the camera meant it', async () => {
    const exif = {
      IFD0: { Make: 'Secret Camera', Orientation: '6' },
      IFD3: { GPSLatitude: '59/1 26/1 0/1', GPSLatitudeRef: 'N' },
    };
    const photo = await draw(40, 20).withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const clean = await rewritten(photo, 'jpg');
    const { exif: left, orientation, width, height } = await sharp(clean as string).metadata();
    expect({ left, orientation, width, height }).toEqual({
      left: undefined,
      orientation: undefined,
      width: 20,
      height: 40,
    });
  });

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('stays %s', async (format) => {
    const clean = await rewritten(await draw(10, 10).toFormat(format).toBuffer(), format);
    expect((await sharp(clean as string).metadata()).format).toBe(format);
  });

  it('keeps moving when it moved', async () => {
    const frames = Buffer.alloc(4 * 8 * 3 * 3, 0).map((_, at) => Math.floor(at / 96) * 80);
    const moving = await sharp(frames, { raw: { width: 4, height: 24, channels: 3, pageHeight: 8 } as never })
      .gif({ loop: 0, delay: [50, 50, 50] })
      .toBuffer();
    const clean = await rewritten(moving, 'gif');
    expect((await sharp(clean as string).metadata()).pages).toBe(3);
    expect(await makePreviews(clean as string, [{ size: 96, path: place() }])).toMatchObject({ width: 4, height: 8 });
  });

  it('has small versions that are never larger than itself', async () => {
    const from = place();
    await draw(640, 320).png().toFile(from);
    const { previews, width, height } = await makePreviews(
      from,
      PREVIEW_SIZES.map((size) => ({ size, path: place() })),
    );
    expect([width, height]).toEqual([640, 320]);
    const sizes = await Promise.all(previews.map(async ({ path }) => (await sharp(path).metadata()).width));
    expect(previews.map(({ size }) => size)).toEqual(PREVIEW_SIZES);
    expect(sizes).toEqual([96, 320, 640]);
  });
});

describe('an image that is refused', () => {
  it('is a JPEG called .png, or the other way round', async () => {
    expect(await rewritten(await draw(9, 9).jpeg().toBuffer(), 'png')).toBeNull();
    expect(await rewritten(await draw(9, 9).png().toBuffer(), 'jpg')).toBeNull();
  });

  it('claims 30,000 by 30,000 pixels, and is refused by its header', async () => {
    const start = process.memoryUsage().rss;
    expect(await rewritten(claimed(30_000, 30_000), 'png')).toBeNull();
    expect(process.memoryUsage().rss - start).toBeLessThan(200_000_000);
  });

  it('has more pictures than anybody would look at', async () => {
    const pixels = Buffer.alloc(2 * 402 * 3).map((_, at) => (at * 31) % 256);
    const moving = await sharp(pixels, { raw: { width: 2, height: 402, channels: 3, pageHeight: 2 } as never })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(201);
    expect(await rewritten(moving, 'gif')).toBeNull();
  });

  it('breaks off in the middle', async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 256)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    expect(await rewritten(whole.subarray(0, whole.length / 2), 'jpg')).toBeNull();
  });
});

describe('a drawing', () => {
  const drawn = async (text: string) => {
    const from = place();
    await writeFile(from, text);
    return makePreviews(from, [{ size: 96, path: place() }]);
  };

  it('is drawn in its colours, with its holes', async () => {
    const text =
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="48" height="96" fill="#e11d48"/></svg>';
    const { previews, width, height } = await drawn(text);
    expect([width, height]).toEqual([null, null]);
    const [preview] = previews;
    const { data, info } = await sharp(preview?.path).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number): number[] => [...data.subarray((48 * 96 + x) * info.channels).subarray(0, info.channels)];
    const [red = 0, green = 0, blue = 0, alpha = 0] = at(20);
    expect([red > 200, green < 60, blue < 110, alpha]).toEqual([true, true, true, 255]);
    expect(at(70)[3]).toBe(0);
  });

  it('is refused when it says that it is larger than any poster', async () => {
    const text = '<svg xmlns="http://www.w3.org/2000/svg" width="5000" height="5000"><rect/></svg>';
    await expect(drawn(text)).rejects.toThrow('too large');
  });
});

describe('a picture of a phone', () => {
  it('becomes a JPEG', async () => {
    const jpeg = await heicToJpeg(Buffer.from(HEIC_PICTURE.bytes));
    expect(await sharp(jpeg ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
  });
});
