import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { furnishedFolder, type Product, startProduct } from '#platform/testing/product.ts';
import { closeContexts } from './closing.ts';
import { type Office, openOffice } from './office.ts';
import { PASSWORD } from './password.ts';
import { watch } from './watch.ts';

/** What every story has at hand: a running school, its office, and the way in. */
type Story = {
  /** Signs in by the API, as if the cookie were already there, and opens an address. */
  signIn(username: string, path?: string): Promise<Page>;
  /** A browser that has never been here and is watched; it may also visit the named origins. */
  openContext(options?: BrowserContextOptions, ...origins: string[]): Promise<BrowserContext>;
  /** The first page of a browser that has never been here: somebody else's, or another device. */
  freshPage(options?: BrowserContextOptions): Promise<Page>;
  /**
   * Fails with the list of what axe found on the page as it stands; all its rules, or those about colours. The short
   * form may look at a part alone, where the rest has been looked at by another story.
   */
  expectAccessible(page?: Page, rules?: 'all' | 'colours', part?: string): Promise<void>;
  /** What no page may do, whatever the story is about; it is asked after every one. */
  offences: string[];
};

const nearBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/** Axe as one script; the builder has the one with all the blanks, which takes twice as long to read. */
const AXE = readFileSync(nearBuilder.resolve('axe-core/axe.min.js'), 'utf8');

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** One product per worker, on a database of its own: stories of two workers never meet. */
export const test = base.extend<Story, { product: Product; office: Office }>({
  product: [
    async ({ playwright: _playwright }, use) => {
      const folder = await furnishedFolder();
      const product = await startProduct({ KRIIT_DATA: folder.path, KRIIT_CALLS_PER_MINUTE: '1000000' });
      await use(product);
      await product.stop();
      await folder.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  office: [
    async ({ product, browser }, use) => {
      const office = await openOffice(product.url, browser);
      await use(office);
      await office.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  offences: [
    async ({ baseURL: _baseURL }, use) => {
      const offences: string[] = [];
      await use(offences);
      expect(offences).toEqual([]);
    },
    { auto: true },
  ],
  openContext: async ({ browser, product, offences }, use) => {
    const opened: BrowserContext[] = [];
    const watches: (() => void)[] = [];
    await use(async (options, ...origins) => {
      const context = await browser.newContext(options);
      opened.push(context);
      watches.push(watch(context, [product.url, ...origins], offences));
      return context;
    });
    // What a page says while it is being closed is no part of the story.
    for (const stop of watches) stop();
    await closeContexts(browser, opened);
  },
  context: async ({ openContext }, use) => use(await openContext()),
  signIn: async ({ page, product }, use) =>
    use(async (username, path = '/') => {
      await enter(page.context(), product, username);
      await page.goto(path);
      return page;
    }),
  freshPage: async ({ openContext }, use) => use(async (options) => (await openContext(options)).newPage()),
  expectAccessible: async ({ page }, use) =>
    use(async (shown = page, asked = 'all', part) => {
      // Axe leaves out the size of targets, the one rule of WCAG 2.2 that it knows, unless it is asked for.
      const rules = asked === 'all' ? { rules: { 'target-size': { enabled: true } } } : { runOnly: COLOUR_RULES };
      // It would find out the way to every element that it has nothing against: half of its time.
      const options = { ...rules, resultTypes: ['violations' as const] };
      // What is still on its way, such as a colour between two themes, passes; what stays is a fault.
      await expect(async () => {
        // Half a megabyte of script, which a page without frames keeps from one look to the next. The builder would
        // bring it twice each time.
        const isAlone = shown.frames().length === 1;
        if (isAlone && !(await shown.evaluate<boolean>("'axe' in window"))) await shown.evaluate(AXE);
        const axe = new AxeBuilder({ page: shown, axeSource: isAlone ? ';' : AXE });
        if (part !== undefined && !process.env.TEST_FULL) axe.include(part);
        // Otherwise it gathers its findings on a further page that it opens each time.
        const { violations } = await axe.setLegacyMode().options(options).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        ).toEqual([]);
      }).toPass({ timeout: 15_000 });
    }),
});

/** Puts a session of an account into a browser context. */
export async function enter(context: BrowserContext, { url }: Product, username: string): Promise<void> {
  const answer = await context.request.post(`${url}/auth/login`, { data: { username, password: PASSWORD } });
  expect(answer.status()).toBe(200);
}

export { expect };
