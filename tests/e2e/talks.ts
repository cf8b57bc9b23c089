import type { APIResponse, BrowserContext, Page } from '@playwright/test';
import { enter, expect, test as story } from './kriit.ts';

type Said = { message_id: number; content_plain: string };

/** Speaks to messaging as the person of a browser, behind its pages. */
export function talksOf({ request }: Pick<BrowserContext, 'request'>) {
  const data = async <T>(answer: APIResponse): Promise<T> => {
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { data: T }).data;
  };
  return {
    /** Begins a conversation; with one person it is private. */
    async begin(user_ids: readonly number[], title?: string): Promise<number> {
      const group_type = title === undefined ? 'private' : 'simple';
      const body = { group_type, user_ids, ...(title === undefined ? {} : { title }) };
      return (await data<{ group_id: number }>(await request.post('/api/v2/conversations', { data: body }))).group_id;
    },
    async say(group_id: number, text: string): Promise<Said> {
      return data(await request.post('/api/v2/messages', { data: { group_id, text } }));
    },
    async messages(group_id: number): Promise<Said[]> {
      return data(await request.get(`/api/v2/conversations/${group_id}/messages`));
    },
    /** Begins to write, as on another device. */
    async begun(group_id: number, text: string): Promise<void> {
      await data(await request.post('/api/v2/messages', { data: { group_id, text, is_draft: true } }));
    },
    /** What the server has of what somebody writes there. */
    async draft(group_id: number): Promise<string | null> {
      const draft = await data<{ content: string } | null>(
        await request.get(`/api/v2/conversations/${group_id}/draft`),
      );
      return draft?.content ?? null;
    },
    async deleteForEveryone(group_id: number): Promise<void> {
      await data(await request.delete(`/api/v2/conversations/${group_id}/permanent`));
    },
    async mute(group_id: number, level: string): Promise<void> {
      await data(await request.post(`/api/v2/conversations/${group_id}/mute`, { data: { level } }));
    },
    async setReplies(group_id: number, enabled: boolean): Promise<void> {
      await data(await request.post(`/api/v2/conversations/${group_id}/replies`, { data: { enabled } }));
    },
  };
}

/** The field in which one writes. */
export const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

/** Writes and sends. */
export async function write(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** The messages of an open conversation that say something. */
export const saying = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('article').filter({ hasText: text });

/** A finger that stays where it is, and is lifted again. */
export async function hold(page: Page, text: string): Promise<void> {
  const box = await saying(page, text).getByText(text).boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const at = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 8 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(page.getByRole('menu')).toBeVisible();
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export type Person = { username: string; page: Page; user_id: number };

/** Two members of staff, each at a browser of their own. */
export const test = story.extend<{ two: { ann: Person; ben: Person } }>({
  two: async ({ office, product, openContext }, use) => {
    const come = async (firstname: string): Promise<Person> => {
      const { user_id, username } = await office.settle({ firstname, lastname: 'Kirjutaja', role: 'teacher' });
      const context = await openContext();
      await enter(context, product, username);
      return { username, user_id, page: await context.newPage() };
    };
    await use({ ann: await come('Ann'), ben: await come('Ben') });
  },
});

/** The same for one of the two. */
export const talks = ({ page }: Person) => talksOf(page.context());
