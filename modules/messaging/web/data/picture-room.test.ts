import { expect, it } from 'vitest';
import { roomFor, type Sides, widthsOf } from './picture-room.ts';

const of = (width: number | null, height: number | null): Sides => ({ width, height });

it.each<[what: string, sides: Sides, size: [width: number, height: number]]>([
  ['lying', of(4000, 3000), [320, 240]],
  ['standing', of(3000, 4000), [270, 360]],
  ['square', of(900, 900), [320, 320]],
  ['of a whole screen, cut at its foot', of(1080, 2640), [180, 360]],
  ['of a panorama, cut at its sides', of(8000, 1000), [320, 133]],
  ['that is small, as large as it is', of(200, 150), [200, 150]],
  ['that is tiny, as large as a finger', of(16, 16), [120, 120]],
  ['from before its sides were kept', of(null, null), [320, 240]],
])('a picture %s', (_what, sides, size) => {
  const { width, ratio } = roomFor(sides, 0, 1);
  expect([width, Math.round(width / ratio)]).toEqual(size);
});

it.each<[what: string, count: number, ratios: number[]]>([
  ['two stand side by side', 2, [1, 1]],
  ['of three the first has a line to itself', 3, [2, 1, 1]],
  ['four are a square', 4, [1, 1, 1, 1]],
])('%s, whatever their proportions', (_what, count, ratios) => {
  const places = ratios.map((_ratio, at) => roomFor(of(300, 4000), at, count));
  expect(places.map(({ ratio }) => ratio)).toEqual(ratios);
});

it.each<[what: string, sides: Sides, count: number, widths: ReturnType<typeof widthsOf>]>([
  ['alone', of(3000, 4000), 1, { small: 240, large: 960, drawn: 270, sizes: 'min(270px, 62vw)' }],
  ['smaller than its versions', of(300, 200), 1, { small: 300, large: 300, drawn: 300, sizes: 'min(300px, 62vw)' }],
  ['that hangs over its place', of(3000, 1500), 2, { small: 320, large: 1280, drawn: 320, sizes: 'min(320px, 62vw)' }],
  ['in half a line', of(3000, 4000), 4, { small: 240, large: 960, drawn: 160, sizes: 'min(160px, 31vw)' }],
  ['that nobody measured', of(null, null), 1, null],
])('the browser hears how wide a picture %s is drawn', (_what, sides, count, widths) => {
  expect(widthsOf(sides, roomFor(sides, 0, count))).toEqual(widths);
});
