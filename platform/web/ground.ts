/** What the page is painted with before the first script runs; the theme's paper is the same. */
export const GROUND = { light: '#fbfaf7', dark: '#131c19' } as const;
