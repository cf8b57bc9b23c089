import autocannon from 'autocannon';
import { startBare, startForBench } from './product.ts';

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
const ROUNDS = 3;

async function signIn(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Kriit-demo-1' }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || cookie === undefined) throw new Error(`${username} could not sign in: ${answer.status}`);
  return cookie.split(';')[0] as string;
}

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

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** GET /api/user/me with its session check, beside a bare route: taken in turns, so that both see the same machine. */
export async function measureMe(): Promise<string[]> {
  const [product, bare] = await Promise.all([startForBench(), startBare()]);
  try {
    const cookies = await Promise.all(ACCOUNTS.map((username) => signIn(product.url, username)));
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
    return [`GET /api/user/me beside a bare Fastify route: ratio ${median(ratios).toFixed(2)} (aim: 0.45)`, ...lines];
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
}
