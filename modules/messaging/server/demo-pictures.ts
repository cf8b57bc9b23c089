const [WIDTH, HEIGHT] = [1200, 800];

const CHALK = 'fill="none" stroke="#f4f1e6" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"';

/** A curve through points, as chalk draws it. */
const curve = (points: readonly (readonly [number, number])[], more = ''): string =>
  `<polyline ${CHALK} ${more} points="${points.map((point) => point.join()).join(' ')}"/>`;

const line = (...points: readonly (readonly [number, number])[]): string => curve(points);

// A cubic with both of its turning points on the board.
const graph = Array.from({ length: 81 }, (_, place) => {
  const x = (place - 40) / 19.5;
  return [600 + x * 180, 400 - (x ** 3 - 3 * x) * 70] as const;
});

const BOARD = `
  <rect width="1200" height="800" fill="#6b4a2f"/>
  <rect x="30" y="30" width="1140" height="740" rx="8" fill="#23483c"/>
  <rect x="30" y="30" width="1140" height="740" rx="8" fill="#ffffff" opacity="0.03"/>
  ${line([130, 400], [1080, 400], [1060, 388], [1080, 400], [1060, 412])}
  ${line([600, 720], [600, 90], [588, 110], [600, 90], [612, 110])}
  ${curve(graph, 'stroke-dasharray="none"')}
  ${line([420, 250], [420, 400])} ${line([780, 400], [780, 540])}
  <circle cx="420" cy="260" r="12" fill="#f2c14e"/> <circle cx="780" cy="540" r="12" fill="#f2c14e"/>
  <rect x="180" y="742" width="120" height="14" rx="7" fill="#f4f1e6"/> <rect x="330" y="742" width="70" height="14" rx="7" fill="#f2c14e"/>`;

const veins = [-1, 1].flatMap((side) =>
  [330, 450, 570, 690, 810].map((from) => {
    const [reach, lean] = [190 - Math.abs(from - 570) * 0.45, 90];
    return `<path d="M ${from} 400 q ${lean * 0.4} ${side * reach * 0.6} ${lean} ${side * reach}" stroke="#3d6b34" stroke-width="5" fill="none"/>`;
  }),
);

const LEAF = `
  <rect width="1200" height="800" fill="#fbfaf5"/>
  <path d="M 230 400 C 380 120 820 120 990 400 C 820 680 380 680 230 400 Z" fill="#8fbf6a" stroke="#3d6b34" stroke-width="8"/>
  <path d="M 90 430 Q 180 400 230 400 L 990 400" fill="none" stroke="#3d6b34" stroke-width="10" stroke-linecap="round"/>
  ${veins.join('')}
  ${[
    [520, 300, 620, 110],
    [800, 400, 1010, 210],
    [160, 408, 200, 610],
  ]
    .map(([x1, y1, x2, y2]) => `<path d="M ${x1} ${y1} L ${x2} ${y2}" stroke="#b3432b" stroke-width="4"/>`)
    .join('')}
  ${[
    [620, 110],
    [1010, 210],
    [200, 610],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="22" fill="#b3432b"/>`)
    .join('')}`;

async function draw(drawing: string, format: 'jpeg' | 'png'): Promise<Buffer> {
  // Read only where a demonstration is made: decoders are large.
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${drawing}</svg>`;
  return sharp(Buffer.from(svg)).toFormat(format).toBuffer();
}

/** A blackboard after a lesson about functions. */
export const drawBoard = (): Promise<Buffer> => draw(BOARD, 'jpeg');

/** The parts of a leaf, for a biology project. */
export const drawLeaf = (): Promise<Buffer> => draw(LEAF, 'png');
