const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000">${inside}</svg>`;

const levels = (count: number, level: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => level(at)).join('');

/** Drawings of a few hundred letters that would take minutes, or the age of the world, to draw. */
export const SVG_BOMBS = {
  'a wide filter': svg(
    '<filter id="f"><feMorphology operator="dilate" radius="900"/></filter><rect width="3000" height="3000" filter="url(#f)"/>',
  ),
  'filters inside each other': svg(
    `<filter id="f"><feGaussianBlur stdDeviation="90"/></filter>${'<g filter="url(#f)">'.repeat(30)}<rect width="3000" height="3000"/>${'</g>'.repeat(30)}`,
  ),
  'copies of copies': svg(
    `<rect id="u0" width="9" height="9"/>${levels(20, (at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`)}`,
  ),
  'patterns of patterns': svg(
    `${levels(9, (at) => `<pattern id="p${at}" width="1" height="1">${`<rect width="99" height="99" fill="url(#p${at + 1})"/>`.repeat(9)}</pattern>`)}<rect width="3000" height="3000" fill="url(#p0)"/>`,
  ),
  'markers at every corner': svg(
    `<marker id="m"><rect width="9" height="9"/></marker><rect/><path marker-mid="url(#m)" d="M0 0${'h1'.repeat(99)}"/>`,
  ),
} as const;

/** One that only has parts which every drawing may have, and still takes minutes. */
export const SLOW_DRAWING: string = svg(
  `<mask id="m">${'<rect width="3000" height="3000" fill="#fff" opacity=".5"/>'.repeat(1_600)}</mask>${'<rect width="3000" height="3000" mask="url(#m)"/>'.repeat(1_600)}`,
);
