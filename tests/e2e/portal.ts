import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type FrameLocator, type Page } from '@playwright/test';
import { hostPageOf, temporaryFolder } from '#platform/testing/product.ts';
import { chromiumFlags, findChromium } from '#tools/find-chromium.ts';
import { test as story } from './kriit.ts';
import { watch } from './watch.ts';

/** A page of another site, and Kriit in a frame of it. */
type Framed = { readonly page: Page; readonly kriit: FrameLocator };

const html = (kriit: string, script: string): string => `<!doctype html>
<html lang="en">
  <title>A host</title>
  <link rel="icon" href="data:," />
  <script src="${kriit}/embed.js"></script>
  <div id="above"></div>
  <div id="kriit"></div>
  <script type="module">
    const launch = async (username, module) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/launch', { method: 'POST', headers, body: JSON.stringify({ username, module }) });
      return (await answer.json()).code;
    };
    const mount = (options) => (window.kriit = Kriit.mount(document.getElementById('kriit'), options));
    ${script}
  </script>
</html>`;

type PortalStory = {
  /** A browser that gives frames of other sites no cookies of those sites, as browsers do by now. */
  strict: BrowserContext;
  /** One that keeps no cookies at all. */
  cookieless: BrowserContext;
  /** The origin of the demonstration's foreign site. */
  host: string;
  /** Opens the demonstration's portal as it is. */
  openPortal(query?: string, context?: BrowserContext): Promise<Framed>;
  /** Opens a page of that site with a script of the story's own, which has `launch` and `mount`. */
  openHost(script: string): Promise<Framed>;
};

/** Stories on pages of another site, in browsers that are as strict as people's are. */
export const test = story.extend<PortalStory>({
  host: async ({ product }, use) => use(await hostPageOf(product)),
  strict: async ({ launchOptions, product, host, offences }, use) => {
    const args = [...chromiumFlags(), '--test-third-party-cookie-phaseout'];
    const browser: Browser = await chromium.launch({ ...launchOptions, args });
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
    // A page that a story plays itself comes from nowhere, and from there the way to this machine is closed.
    await context.grantPermissions(['local-network-access'], { origin: host });
    watch(context, [product.url, host], offences);
    await use(context);
    await browser.close();
  },
  cookieless: async ({ launchOptions, product, host, offences }, use) => {
    const folder = await temporaryFolder();
    // The setting of people who let no site keep anything; storage is closed with it.
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
    await mkdir(join(folder.path, 'Default'));
    await writeFile(join(folder.path, 'Default/Preferences'), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(folder.path, {
      ...launchOptions,
      // Only the whole browser has settings.
      executablePath: await findChromium(),
      locale: 'en-GB',
    });
    watch(context, [product.url, host], offences);
    await use(context);
    await context.close();
    await folder.remove();
  },
  openPortal: async ({ strict, host }, use) =>
    use(async (query = '', context = strict) => {
      const page = await context.newPage();
      await page.goto(`${host}/?locale=en&theme=light&${query}`);
      return { page, kriit: page.frameLocator('iframe').first() };
    }),
  openHost: async ({ strict, host, product }, use) =>
    use(async (script) => {
      const page = await strict.newPage();
      await page.route(`${host}/story`, (route) =>
        route.fulfill({ contentType: 'text/html', body: html(product.url, script) }),
      );
      await page.goto(`${host}/story`);
      return { page, kriit: page.frameLocator('iframe').first() };
    }),
});
