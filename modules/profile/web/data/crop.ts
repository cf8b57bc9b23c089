import { PHOTO_SIDE_MIN } from '#platform/contract/file-limits.ts';

/** Which square of a picture is used: quarter turns to the right, how near, and its middle in the turned picture. */
export type Crop = { readonly turn: 0 | 1 | 2 | 3; readonly zoom: number; readonly x: number; readonly y: number };

export type Point = { readonly x: number; readonly y: number };

export type Size = { readonly width: number; readonly height: number };

/** A face needs no more than this, however sharp the camera is. */
const ZOOM_MAX = 6;
/** The side of the square that is sent; larger ones would only take longer. */
export const PICTURE_SIDE = 1024;

const turnedSize = ({ width, height }: Size, turn: Crop['turn']): Size =>
  turn % 2 === 0 ? { width, height } : { width: height, height: width };

/** So near that the square still has as many pixels as a photo needs. */
export const zoomMax = ({ width, height }: Size): number =>
  Math.min(ZOOM_MAX, Math.max(1, Math.min(width, height) / PHOTO_SIDE_MIN));

/** The side of the square in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Pick<Crop, 'zoom'>): number => Math.min(width, height) / zoom;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** The nearest square that lies inside the picture. */
export function within(size: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, zoomMax(size));
  const half = sideOf(size, { zoom }) / 2;
  const { width, height } = turnedSize(size, crop.turn);
  return { ...crop, zoom, x: between(half, crop.x, width - half), y: between(half, crop.y, height - half) };
}

/** The square in the middle, as large as it can be. */
export const wholeOf = ({ width, height }: Size): Crop => ({ turn: 0, zoom: 1, x: width / 2, y: height / 2 });

/** A quarter turn around the middle of the square: what was seen is still seen. */
export function turned(size: Size, crop: Crop, direction: 'left' | 'right'): Crop {
  const { width, height } = turnedSize(size, crop.turn);
  const turn = ((crop.turn + (direction === 'right' ? 1 : 3)) % 4) as Crop['turn'];
  const middle = direction === 'right' ? { x: height - crop.y, y: crop.x } : { x: crop.y, y: width - crop.x };
  return within(size, { ...crop, ...middle, turn });
}

/** The picture pulled by a part of the shown square: it follows the finger. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop);
  return within(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spread = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(other.x - one.x, other.y - one.y) : 0;

/** What fingers do to the picture, shown in a square of the given side: it follows their middle and their distance. */
export function pulled(size: Size, crop: Crop, before: readonly Point[], after: readonly Point[], side: number): Crop {
  const nearer = spread(before) > 0 ? spread(after) / spread(before) : 1;
  const [from, to] = [middleOf(before), middleOf(after)];
  const zoomed = within(size, { ...crop, zoom: crop.zoom * nearer });
  return moved(size, zoomed, (to.x - from.x) / side, (to.y - from.y) / side);
}

/** Draws the square so that it fills a canvas of the given side. */
export function drawCrop(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  picture: ImageBitmap,
  crop: Crop,
  side: number,
): void {
  const { width, height } = turnedSize(picture, crop.turn);
  const scale = side / sideOf(picture, crop);
  context.resetTransform();
  context.clearRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  context.translate(side / scale / 2 - crop.x, side / scale / 2 - crop.y);
  context.translate(width / 2, height / 2);
  context.rotate((crop.turn * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}
