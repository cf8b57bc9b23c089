import autocannon from 'autocannon';
import { signInTo } from '#platform/testing/product.ts';
import { judged, median, ROUNDS } from './median.ts';
import { startForBench, startProgram } from './product.ts';

const ACCOUNTS = [
  'admin',
  'headmaster',
  'formmaster',
  'teacher',
  'staff',
  'student',
  'parent',
  'admin.b',
  'teacher.b',
  'student.c',
];
const CONNECTIONS = 100;
const SECONDS = 5;
const AIM = 0.45;

async function perSecond(url: string, cookies: readonly string[], seconds: number): Promise<number> {
  const result = await autocannon({
    url: `${url}/api/user/me`,
    connections: CONNECTIONS,
    duration: seconds,
    requests: cookies.map((cookie) => ({ method: 'GET' as const, headers: { cookie } })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were refused, ${result.errors} failed`);
  return result.requests.total / result.duration;
}

/** GET /api/user/me with its session check, beside a bare route: taken in turns, so that both see the same machine. */
export async function measureMe(): Promise<string[]> {
  const [product, bare] = await Promise.all([startForBench(), startProgram('bench/bare-server.ts')]);
  try {
    const cookies = await Promise.all(ACCOUNTS.map((username) => signInTo(product, username)));
    await perSecond(bare.url, cookies, 2);
    await perSecond(product.url, cookies, 2);
    const ratios: number[] = [];
    const lines: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const most = await perSecond(bare.url, cookies, SECONDS);
      const ours = await perSecond(product.url, cookies, SECONDS);
      ratios.push(ours / most);
      lines.push(
        `  round ${round}: ${Math.round(ours)} of ${Math.round(most)} a second, ratio ${(ours / most).toFixed(2)}`,
      );
    }
    const ratio = median(ratios);
    const verdict = judged(`${AIM} or more`, ratio >= AIM);
    return [`GET /api/user/me beside a bare Fastify route: ratio ${ratio.toFixed(2)} ${verdict}`, ...lines];
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
}
