import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { GROUND } from './ground.ts';

const shades = (ten: string) => ten.split(' ') as unknown as MantineColorsTuple;

/** Board green, the product's own colour: 7 fills in light, 6 in dark. */
const board = shades('#eff6f3 #dcebe4 #b9d6ca #93bfae #70a793 #528f7a #3c7b66 #2f6b57 #245545 #183c31');

/** Chalk accents carry meaning only: waiting, danger, information, done, premium. */
const yellow = shades('#fdf7e3 #faedc1 #f5de93 #efce63 #e6bd40 #d2a526 #a87f14 #86640c #6c500a #4d3906');
const coral = shades('#fdf0ed #fbdfd8 #f6bfb3 #f19f8d #ea8069 #df6248 #cb4a30 #b03a23 #8d2e1c #652114');
const blue = shades('#eef4fa #d9e7f4 #b3cfe8 #8ab5da #659ccb #4683b8 #326da1 #275a88 #1f486d #16344f');
const green = shades('#eef7ee #d9edda #b4dab6 #8cc590 #68b06d #4a9850 #377f3d #2c6932 #235428 #193c1d');
const violet = shades('#f5f1fb #e8dff6 #d1bfed #b99ee2 #a27fd6 #8c63c8 #774db4 #633e99 #4f317b #392359');

/** Warm greys between paper and ink. */
const gray = shades(`${GROUND.light} #f5f3ee #ebe8e1 #dedbd3 #c6c4bc #a5a69f #848a84 #5c6661 #3c4843 #1e2a26`);

/** The board itself: chalk white at 0, panels at 7, the ground at 8. */
const dark = shades(`#edf1ec #cbd4cf #a4b1ab #7f8e87 #4f5f58 #33423c #24322d #1b2723 ${GROUND.dark} #0d1412`);

const meaning = { yellow, coral, blue, green, violet } as const;

/** The accents that status chips, notices and avatars may use. */
export type Accent = keyof typeof meaning | 'board' | 'gray';

export const theme = createTheme({
  colors: { board, yellow, coral, red: coral, blue, green, violet, gray, dark },
  primaryColor: 'board',
  primaryShade: { light: 7, dark: 6 },
  white: '#ffffff',
  black: gray[9],
  fontFamily:
    "'Inter Variable', 'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans CJK JP', 'Noto Sans JP', system-ui, sans-serif",
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.4', xl: '1.25' },
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px rgb(30 42 38 / 6%)',
    sm: '0 1px 3px rgb(30 42 38 / 8%)',
    md: '0 6px 20px rgb(30 42 38 / 10%)',
    lg: '0 12px 32px rgb(30 42 38 / 14%)',
    xl: '0 20px 48px rgb(30 42 38 / 18%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    InputWrapper: {
      styles: {
        label: { fontSize: '0.875rem', fontWeight: 500, marginBottom: 6 },
        description: { fontSize: '0.75rem', lineHeight: 1.4, marginBottom: 6 },
      },
    },
    Modal: {
      styles: { title: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3 } },
      defaultProps: {
        radius: 'lg',
        centered: true,
        overlayProps: { color: dark[9], backgroundOpacity: 0.42 },
        transitionProps: { transition: 'fade-down', duration: 160 },
      },
    },
    Drawer: { defaultProps: { overlayProps: { color: dark[9], backgroundOpacity: 0.42 } } },
    Menu: {
      defaultProps: {
        withInitialFocusPlaceholder: false,
        radius: 'lg',
        shadow: 'md',
        transitionProps: { transition: 'pop-top-left', duration: 120 },
        // Where there is room on neither side of what it belongs to, it lies over it rather than outside the window.
        middlewares: { shift: { crossAxis: true } },
      },
    },
    Tooltip: { defaultProps: { openDelay: 400, transitionProps: { duration: 120 } } },
    Skeleton: { defaultProps: { radius: 'md' } },
  },
});

/** Ink on a wash of the accent, and the accent's dot: AA in both themes (theme.test.ts holds it). */
const accents = (ink: number, dot: number, wash: (shades: MantineColorsTuple) => string) =>
  Object.fromEntries(
    Object.entries({ ...meaning, board, gray }).flatMap(([name, shades]) => [
      [`--kriit-${name}-ink`, shades[ink] as string],
      [`--kriit-${name}-dot`, shades[dot] as string],
      [`--kriit-${name}-wash`, wash(shades)],
    ]),
  );

/** The surfaces that every part is drawn on; modules use these names and no hex values. */
export const surfaces = {
  light: {
    '--kriit-paper': GROUND.light,
    '--kriit-panel': '#ffffff',
    '--kriit-sunken': gray[1],
    '--kriit-ink': gray[9],
    '--kriit-ink-soft': gray[7],
    '--kriit-line': '#e6e3db',
    '--kriit-line-strong': gray[6],
    '--kriit-hover': '#f3f1eb',
    '--kriit-selected': board[0],
    '--kriit-selected-ink': board[8],
    '--kriit-link': blue[7],
    '--kriit-board': '#24443a',
    '--kriit-board-deep': '#1c372f',
    '--kriit-chalk': '#f4f3ec',
    '--kriit-chalk-soft': '#c2d0c8',
    '--kriit-focus': blue[6],
    ...accents(8, 5, (shades) => shades[0]),
  },
  dark: {
    '--kriit-paper': GROUND.dark,
    '--kriit-panel': dark[7],
    '--kriit-sunken': '#17211e',
    '--kriit-ink': dark[0],
    '--kriit-ink-soft': dark[2],
    '--kriit-line': '#2b3a34',
    '--kriit-line-strong': '#71817a',
    '--kriit-hover': '#22302b',
    '--kriit-selected': '#21382f',
    '--kriit-selected-ink': board[1],
    '--kriit-link': blue[2],
    '--kriit-board': '#1b2d27',
    '--kriit-board-deep': '#15241f',
    '--kriit-chalk': '#f4f3ec',
    '--kriit-chalk-soft': '#b5c4bc',
    '--kriit-focus': blue[3],
    ...accents(2, 4, (shades) => `color-mix(in srgb, ${shades[5]} 18%, ${dark[7]})`),
  },
} as const;

/** Hands the surfaces to Mantine's own parts, so that a plain `Paper` or `Input` already fits. */
const mantineNames = (own: (typeof surfaces)['light'] | (typeof surfaces)['dark']) => ({
  ...own,
  '--mantine-color-body': own['--kriit-panel'],
  '--mantine-color-text': own['--kriit-ink'],
  '--mantine-color-dimmed': own['--kriit-ink-soft'],
  '--mantine-color-default': own['--kriit-panel'],
  '--mantine-color-default-hover': own['--kriit-hover'],
  '--mantine-color-default-border': own['--kriit-line'],
  '--mantine-color-placeholder': own['--kriit-ink-soft'],
  '--mantine-color-anchor': own['--kriit-link'],
});

/** The CSS variables of both themes, for `MantineProvider`. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...mantineNames(surfaces.light), '--mantine-color-error': coral[7] },
  dark: {
    ...mantineNames(surfaces.dark),
    '--mantine-color-error': coral[3],
    // Mantine's own would be darker than the panel below it: a hole instead of a button.
    '--mantine-color-board-light': 'var(--kriit-board-wash)',
    '--mantine-color-board-light-hover': `color-mix(in srgb, ${board[5]} 28%, ${dark[7]})`,
    '--mantine-color-board-light-color': 'var(--kriit-board-ink)',
  },
});
