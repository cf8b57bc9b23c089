import type { BrowserContext, Page } from '@playwright/test';
import { getMessagingUser } from '#modules/messaging/contract/get-messaging-user.ts';
import { randomFrom } from '#modules/people/server/demo-random.ts';
import { addressOf } from '#platform/contract/endpoint.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { furnishedFolder, type Product } from '#platform/testing/product.ts';
import { type Servers, serversOn } from '#platform/testing/servers.ts';
import { enter, expect, test } from './kriit.ts';
import { RARE } from './rare.ts';
import { fieldOf, talksOf, write } from './talks.ts';

const STEPS = process.env.TEST_FULL ? 150 : 12;
/** After so many steps one of the servers is killed, in turn. */
const KILL_EVERY = process.env.TEST_FULL ? 25 : 6;
/** High enough for everything that is said, so that a screen has all of it. */
const WINDOW = { width: 900, height: process.env.TEST_FULL ? 16_000 : 1_600 };
const TITLE = 'Over the hills';

type Talker = { readonly context: BrowserContext; readonly tabs: readonly [Page, Page]; isCut: boolean };

/** Two servers on one database, of which each can be killed and comes back where it was. */
async function startTwo(): Promise<Servers> {
  const folder = await furnishedFolder();
  const { url, stop } = await startEmbeddedPostgres({ folder: folder.path, durable: false });
  return serversOn({ url, drop: () => stop().then(folder.remove) }, 2, { KRIIT_DEMO: '1' });
}

const unsent = (page: Page) => page.getByRole('article', { name: 'Your message, not sent yet' });

/** Whoever looks at a tab again sends what did not get through. */
async function sendAgain(page: Page): Promise<void> {
  await page.bringToFront();
  const again = unsent(page).getByRole('button', { name: 'Send again' });
  for (let left = await again.count(); left > 0; left -= 1) await again.first().click({ timeout: 2_000 });
}

/** What is said, in its order, with what became of it, and what the list says of the conversation. */
async function screenOf(page: Page) {
  const row = page.getByRole('link', { name: new RegExp(TITLE) });
  const articles = page.getByRole('region', { name: 'Messages' }).getByRole('article');
  return {
    // Names stand above what others say; the words are the same for all, with what is said of those that did not leave.
    messages: (await articles.allTextContents()).map((text) => /Line \d+ of the talk(This could not)?/.exec(text)?.[0]),
    rows: await row.count(),
    unread: await row.getByText(/unread message/).count(),
  };
}

async function come(context: BrowserContext, server: Product, username: string): Promise<Talker> {
  await enter(context, server, username);
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    // Whoever is told that there is no connection reads it and goes on.
    const notice = page.getByRole('dialog', { name: 'Notice' });
    await page.addLocatorHandler(notice, () => notice.getByRole('button', { name: 'OK' }).click());
    return page;
  };
  return { context, tabs: [await open(), await open()], isCut: false };
}

test(
  'two people with two tabs each, on two servers, end with the same screens, whatever is cut or killed',
  RARE,
  async ({ browser }) => {
    test.setTimeout(process.env.TEST_FULL ? 900_000 : 180_000);
    const { all: servers, restart, stop } = await startTwo();
    const random = randomFrom(20_261_116);
    const contexts: BrowserContext[] = [];
    try {
      for (const { url } of servers) contexts.push(await browser.newContext({ baseURL: url, viewport: WINDOW }));
      const [first, second] = contexts as [BrowserContext, BrowserContext];
      const [here, there = here] = servers;
      const [ann, ben] = [await come(first, here, 'formmaster'), await come(second, there, 'teacher')];
      const me = await (await ben.context.request.get(addressOf(getMessagingUser))).json();
      const group_id = await talksOf(ann.context).begin([me.data.id], TITLE);
      const tabs = [...ann.tabs, ...ben.tabs];
      for (const tab of tabs) await tab.goto(`/messaging/main/${group_id}`);
      for (const tab of tabs) await expect(fieldOf(tab)).toBeVisible();

      const said: string[] = [];
      for (let step = 0; step < STEPS; step += 1) {
        const talker = random.pick([ann, ben]);
        if (step > 0 && step % KILL_EVERY === 0) await restart(step % (2 * KILL_EVERY) === 0 ? 1 : 0);
        else if (random.chance(0.25)) {
          talker.isCut = !talker.isCut;
          await talker.context.setOffline(talker.isCut);
        } else {
          const tab = random.pick(talker.tabs);
          const text = `Line ${step} of the talk`;
          await write(tab, text);
          await expect(tab.getByRole('article').filter({ hasText: text })).toHaveCount(1);
          said.push(text);
        }
      }
      for (const talker of [ann, ben]) await talker.context.setOffline(false);
      await expect(async () => {
        const screens = [];
        for (const tab of tabs) {
          await sendAgain(tab);
          screens.push(await screenOf(tab));
        }
        const messages = screens[0]?.messages;
        expect(messages?.toSorted()).toEqual(said.toSorted());
        for (const screen of screens) expect(screen).toEqual({ messages, rows: 1, unread: 0 });
      }).toPass({ timeout: 90_000, intervals: [1_000, 2_000] });

      // And what is on screen is what a fresh load shows.
      const before = await screenOf(ann.tabs[0]);
      await ann.tabs[0].reload();
      await expect.poll(() => screenOf(ann.tabs[0])).toEqual(before);
    } finally {
      for (const context of contexts) await context.close();
      await stop();
    }
  },
);
