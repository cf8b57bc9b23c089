import type { Browser, BrowserContext } from '@playwright/test';

/** It takes a fifth of a second, and some seconds on a machine that has other things to do. */
const LONGEST_MS = 15_000;

/** Chromium may wait for ever to close a page that is on its way to another one; an empty page has nowhere to go. */
async function closeCalmly(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.goto('about:blank').catch(() => {})));
  await context.close();
}

/**
 * Closes what a story has opened. A browser that does not get done with it would keep every later story waiting:
 * it is ended, and the story is told again in a new one.
 */
export async function closeContexts(browser: Browser, opened: readonly BrowserContext[]): Promise<void> {
  const late = new Error('The browser did not close the pages of the story.');
  let patience: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, fail) => {
    patience = setTimeout(fail, LONGEST_MS, late);
  });
  const closed = Promise.all(opened.map(closeCalmly));
  try {
    await Promise.race([closed, tooLong]);
  } catch (error) {
    closed.catch(() => {});
    if (error === late) await (await browser.newBrowserCDPSession()).send('Browser.crash').catch(() => {});
    throw error;
  } finally {
    clearTimeout(patience);
  }
}
