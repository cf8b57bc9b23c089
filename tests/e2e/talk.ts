import type { Page } from '@playwright/test';
import { createConversation } from '#modules/messaging/contract/create-conversation.ts';
import { getMessagingUser } from '#modules/messaging/contract/get-messaging-user.ts';
import { type AnswerOf, addressOf, type Endpoint, type InputOf } from '#platform/contract/endpoint.ts';
import { enter, expect, test as story } from './kriit.ts';

/** Speaks the contracts as whoever is signed in on a page. */
export async function callAs<E extends Endpoint>(page: Page, endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>> {
  const { body } = input as { body?: unknown };
  const answer = await page.request.fetch(addressOf(endpoint), { method: endpoint.method, data: body ?? {} });
  expect(answer.status(), `${endpoint.route} ${await answer.text()}`).toBe(200);
  return (await answer.json()).data;
}

type Cast = {
  /** Another browser in which somebody else is signed in. */
  other(username: string, path: string): Promise<Page>;
  /** Begins a group of the teacher with these accounts, and opens it on the page. */
  group(title: string, ...members: string[]): Promise<number>;
};

/** Stories about talking: somebody else in another browser, and a group of their own. */
export const test = story.extend<Cast>({
  other: async ({ freshPage, product }, use) =>
    use(async (username, path) => {
      const page = await freshPage();
      await enter(page.context(), product, username);
      await page.goto(path);
      return page;
    }),
  group: async ({ page, openContext, product }, use) =>
    use(async (title, ...members) => {
      const ids = await Promise.all(
        members.map(async (username) => {
          const context = await openContext();
          await enter(context, product, username);
          const answer = await context.request.get(`${product.url}${addressOf(getMessagingUser)}`);
          return (await answer.json()).data.id as number;
        }),
      );
      await enter(page.context(), product, 'formmaster');
      const { group_id } = await callAs(page, createConversation, { body: { title, user_ids: ids } });
      await page.goto(`/messaging/main/${group_id}`);
      await expect(composer(page)).toBeVisible();
      return group_id;
    }),
});

/** The box in which a message is written. */
export const composer = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
/** Somebody or some group in the picker. */
export const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Writes a message and sends it. */
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(text).last()).toBeVisible();
}

/** Opens an entry of the menu above the conversation. */
export async function openAbout(page: Page, title: string, entry: string): Promise<void> {
  // Its line in the list has a menu of the same name.
  await page
    .locator('header')
    .getByRole('button', { name: `Actions for ${title}`, exact: true })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

export { expect };
