import { describe, expect, it } from 'vitest';
import { moved, pulled, sideOf, turned, wholeOf, within, zoomMax } from './crop.ts';

const wide = { width: 1200, height: 600 };

describe('the square of a picture', () => {
  it('begins in the middle, as large as it can be', () => {
    expect(wholeOf(wide)).toEqual({ turn: 0, zoom: 1, x: 600, y: 300 });
    expect(sideOf(wide, { zoom: 1 })).toBe(600);
  });

  it('never leaves the picture', () => {
    expect(within(wide, { turn: 0, zoom: 1, x: -50, y: 900 })).toMatchObject({ x: 300, y: 300 });
    expect(within(wide, { turn: 1, zoom: 1, x: 0, y: 5_000 })).toMatchObject({ x: 300, y: 900 });
    expect(moved(wide, wholeOf(wide), -10, 0)).toMatchObject({ x: 900, y: 300 });
  });

  it('always has as many pixels as a photo needs', () => {
    expect(zoomMax(wide)).toBe(2);
    expect(zoomMax({ width: 310, height: 300 })).toBe(1);
    expect(sideOf(wide, within(wide, { ...wholeOf(wide), zoom: 9 }))).toBe(300);
    expect(zoomMax({ width: 9_000, height: 9_000 })).toBe(6);
  });

  it('follows the finger: pulled to the right, it shows what was further left', () => {
    const near = { ...wholeOf(wide), zoom: 2 };
    expect(moved(wide, near, 0.5, 0)).toMatchObject({ x: 450, y: 300 });
    expect(moved(wide, near, 0, -0.5)).toMatchObject({ x: 600, y: 450 });
  });

  it('follows two fingers: further apart brings it nearer, and both together pull it', () => {
    const [left, right] = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ];
    const apart = [
      { x: 50, y: 100 },
      { x: 250, y: 100 },
    ];
    expect(pulled(wide, wholeOf(wide), [left, right], apart, 300)).toEqual({ ...wholeOf(wide), zoom: 2 });
    const near = { ...wholeOf(wide), zoom: 2 };
    expect(pulled(wide, near, [left], [right], 200)).toEqual(moved(wide, near, 0.5, 0));
  });

  it('shows the same after a turn, and as before after four', () => {
    const corner = within(wide, { turn: 0, zoom: 2, x: 150, y: 150 });
    // What was top left is top right after a turn to the right.
    expect(turned(wide, corner, 'right')).toEqual({ turn: 1, zoom: 2, x: 450, y: 150 });
    expect(turned(wide, turned(wide, corner, 'right'), 'left')).toEqual(corner);
    let around = corner;
    for (let turns = 0; turns < 4; turns += 1) around = turned(wide, around, 'left');
    expect(around).toEqual(corner);
  });
});
