import sharp from 'sharp';
import type { Box } from './model-types.ts';
import type { Pixels } from './read-photo.ts';

/** The middle of the face, without hair and background, at one size for all. */
const MIDDLE = 0.7;
const SIDE = 96;
const BRIGHT_SHARE = 0.95;

function middleOf([x, y, width, height]: Box, photo: Pixels) {
  const left = Math.max(0, Math.round(x + (width * (1 - MIDDLE)) / 2));
  const top = Math.max(0, Math.round(y + (height * (1 - MIDDLE)) / 2));
  return {
    left: Math.min(left, photo.width - 1),
    top: Math.min(top, photo.height - 1),
    width: Math.max(1, Math.min(Math.round(width * MIDDLE), photo.width - left)),
    height: Math.max(1, Math.min(Math.round(height * MIDDLE), photo.height - top)),
  };
}

function variance(values: ArrayLike<number>): number {
  let sum = 0;
  let squares = 0;
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] ?? 0;
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  return squares / values.length - mean * mean;
}

/** How much each point differs from its four neighbours: strong at sharp edges, weak everywhere in a blurred picture. */
function edges(grey: Uint8Array): Float32Array {
  const inner = SIDE - 2;
  const at = (row: number, column: number): number => grey[row * SIDE + column] ?? 0;
  return Float32Array.from({ length: inner * inner }, (_, place) => {
    const row = Math.floor(place / inner) + 1;
    const column = (place % inner) + 1;
    const around = at(row - 1, column) + at(row + 1, column) + at(row, column - 1) + at(row, column + 1);
    return around - 4 * at(row, column);
  });
}

/**
 * The light and the sharpness of a face. The bright parts count for the light, because dark skin in good light is as
 * dark on average as fair skin in bad light, and only its bright parts tell them apart.
 */
export async function lightAndSharpness(photo: Pixels, face: Box): Promise<{ light: number; sharpness: number }> {
  const { data, width, height } = photo;
  const grey = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(middleOf(face, photo))
    .resize(SIDE, SIDE, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  const sorted = Uint8Array.from(grey).sort();
  const light = sorted[Math.floor(sorted.length * BRIGHT_SHARE)] ?? 0;
  return { light, sharpness: (100 * variance(edges(grey))) / Math.max(1, variance(grey)) };
}
