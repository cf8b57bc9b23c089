import { chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#modules/account/server/demo-password.ts';
import { chromiumFlags, findChromium } from '#tools/find-chromium.ts';
import { median } from './median.ts';
import { type Running, startForBench } from './product.ts';

const ROUNDS = 5;

type Paint = { largest: number; first: number };

// Text, because it runs in the page: this side knows no DOM.
const READ_PAINT = `new Promise((resolve) => {
  const [navigation] = performance.getEntriesByType('navigation');
  new PerformanceObserver((list) => {
    resolve({ largest: list.getEntries().at(-1)?.startTime ?? 0, first: navigation.responseEnd });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** The moment of the largest paint, and of the page's own arrival for comparison, in milliseconds. */
async function paintOf(page: Page, address: string): Promise<Paint> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate<Paint>(READ_PAINT);
}

async function measure({ url }: Running, page: Page): Promise<string[]> {
  const lines: string[] = [];
  const take = async (name: string, path: string): Promise<void> => {
    const paints: Paint[] = [];
    for (let round = 0; round < ROUNDS; round += 1) paints.push(await paintOf(page, `${url}${path}`));
    const largest = median(paints.map((paint) => paint.largest));
    lines.push(
      `LCP of ${name}: ${Math.round(largest)} ms (the page itself arrived after ${Math.round(median(paints.map((paint) => paint.first)))} ms)`,
    );
  };
  await take('sign-in', '/login');
  await page.request.post(`${url}/auth/login`, { data: { username: 'headmaster', password: DEMO_PASSWORD } });
  await take('Today', '/');
  return lines;
}

/** How soon the first two screens stand, in a real Chromium on this machine. */
export async function measureLcp(): Promise<string[]> {
  const product = await startForBench();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags() });
  try {
    return await measure(product, await browser.newPage());
  } finally {
    await browser.close();
    await product.stop();
  }
}
