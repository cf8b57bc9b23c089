import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Product, startProduct, temporaryFolder } from '#platform/testing/product.ts';

export const PASSWORD = 'Kriit-demo-1';

/** What every story has at hand: a running school, and the way in. */
type Story = {
  /** Signs in by the API, as if the cookie were already there, and opens an address. */
  signIn(username: string, path?: string): Promise<Page>;
  /** Fails with the list of what axe found on the page as it stands. */
  expectAccessible(page?: Page): Promise<void>;
};

/** One product per worker, on a database of its own: stories of two workers never meet. */
export const test = base.extend<Story, { product: Product }>({
  product: [
    async ({ playwright: _playwright }, use) => {
      const folder = await temporaryFolder();
      const product = await startProduct({ KRIIT_DATA: folder.path, KRIIT_CALLS_PER_MINUTE: '1000000' });
      await use(product);
      await product.stop();
      await folder.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  signIn: async ({ page, product }, use) =>
    use(async (username, path = '/') => {
      await enter(page.context(), product, username);
      await page.goto(path);
      return page;
    }),
  expectAccessible: async ({ page }, use) =>
    use(async (shown = page) => {
      const { violations } = await new AxeBuilder({ page: shown }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([]);
    }),
});

/** Puts a session of an account into a browser context. */
export async function enter(context: BrowserContext, { url }: Product, username: string): Promise<void> {
  const answer = await context.request.post(`${url}/auth/login`, { data: { username, password: PASSWORD } });
  expect(answer.status()).toBe(200);
}

export { expect };
