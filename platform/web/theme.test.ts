import { expect, test } from 'vitest';
import { surfaces, theme } from './theme.ts';

type Rgb = [number, number, number];

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

/** The washes of the dark theme are mixed by the browser; the test mixes the same way. */
function colour(value: string): Rgb {
  const mix = /color-mix\(in srgb, (#\w{6}) (\d+)%, (#\w{6})\)/.exec(value);
  if (!mix) return rgb(value);
  const share = Number(mix[2]) / 100;
  const [top, ground] = [rgb(mix[1] as string), rgb(mix[3] as string)];
  return top.map((part, at) => part * share + (ground[at] as number) * (1 - share)) as Rgb;
}

const luminance = (value: string): number => {
  const [red, green, blue] = colour(value).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const ACCENTS = ['yellow', 'coral', 'blue', 'green', 'violet', 'board', 'gray'] as const;

test.each(['light', 'dark'] as const)('%s: every text can be read on every ground that it stands on', (scheme) => {
  const shown = surfaces[scheme];
  for (const ground of ['--kriit-paper', '--kriit-panel', '--kriit-sunken', '--kriit-hover'] as const) {
    for (const ink of ['--kriit-ink', '--kriit-ink-soft', '--kriit-link'] as const) {
      expect(contrast(shown[ink], shown[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(contrast(shown['--kriit-selected-ink'], shown['--kriit-selected'])).toBeGreaterThanOrEqual(4.5);
  for (const ground of ['--kriit-board', '--kriit-board-deep'] as const) {
    expect(contrast(shown['--kriit-chalk'], shown[ground])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shown['--kriit-chalk-soft'], shown[ground])).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(['light', 'dark'] as const)('%s: a chip’s word can be read on its wash', (scheme) => {
  const shown: Record<string, string> = surfaces[scheme];
  for (const accent of ACCENTS) {
    const ink = shown[`--kriit-${accent}-ink`] as string;
    expect(contrast(ink, shown[`--kriit-${accent}-wash`] as string), accent).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(['light', 'dark'] as const)('%s: fields and the focus ring can be seen', (scheme) => {
  const shown = surfaces[scheme];
  for (const line of ['--kriit-line-strong', '--kriit-focus'] as const) {
    expect(contrast(shown[line], shown['--kriit-paper']), line).toBeGreaterThanOrEqual(3);
    expect(contrast(shown[line], shown['--kriit-panel']), line).toBeGreaterThanOrEqual(3);
  }
});

test('white can be read on the filled buttons of both themes', () => {
  const { board, coral } = theme.colors as unknown as Record<'board' | 'coral', string[]>;
  for (const fill of [board[7], board[6], coral[7], coral[6]]) {
    expect(contrast('#ffffff', fill as string), fill).toBeGreaterThanOrEqual(4.5);
  }
});
