import { enter, expect } from './kriit.ts';
import { expectNoSideways } from './layout.ts';
import { PHONE } from './phone.ts';
import { RARE } from './rare.ts';
import { fieldOf, saying, talks, test, write } from './talks.ts';

test('two people talk: unread, read, answered, changed, reacted to and deleted, without a reload', async ({ two }) => {
  const { ann, ben } = two;
  const group = await talks(ann).begin([ben.user_id]);
  await ben.page.goto('/messaging');
  await expect(ben.page).toHaveURL(/\/messaging\/main$/);
  await ann.page.goto(`/messaging/main/${group}`);
  await write(ann.page, 'Is the hall free on Friday?');
  await expect(saying(ann.page, 'Is the hall free')).toHaveCount(1);

  const row = ben.page.getByRole('link', { name: /Ann Kirjutaja/ });
  await expect(row).toContainText('1 unread message');
  await expect(ben.page).toHaveTitle('(1) Messages · Kriit');
  await expect(saying(ann.page, 'Is the hall free').getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
  await row.click();
  await expect(saying(ben.page, 'Is the hall free')).toBeVisible();
  await expect(saying(ann.page, 'Is the hall free').getByRole('img', { name: 'Seen' })).toBeVisible();
  await expect(row).not.toContainText('unread');
  await expect(ben.page).toHaveTitle('Messages · Kriit');

  await write(ben.page, 'It is, until six');
  await expect(saying(ann.page, 'It is, until six')).toHaveCount(1);
  await expect(saying(ben.page, 'It is, until six')).toHaveCount(1);

  await saying(ben.page, 'It is, until six')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await ben.page.getByRole('menuitem', { name: 'Edit' }).click();
  await fieldOf(ben.page).fill('It is, until seven');
  await ben.page.getByRole('button', { name: 'Save the change' }).click();
  await expect(saying(ann.page, 'It is, until seven')).toContainText('edited');

  await saying(ann.page, 'until seven')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await ann.page.getByRole('menuitem', { name: 'React with 👍' }).click();
  await expect(saying(ben.page, 'until seven').getByRole('button', { name: '👍 1' })).toBeVisible();

  await saying(ann.page, 'until seven')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await ann.page.getByRole('menuitem', { name: 'Reply' }).click();
  await write(ann.page, 'Then we take it');
  await expect(saying(ben.page, 'Then we take it')).toContainText('It is, until seven');

  await saying(ben.page, 'until seven')
    .first()
    .getByRole('button', { name: /^Actions/ })
    .click();
  await ben.page.getByRole('menuitem', { name: 'Delete for everyone' }).click();
  await ben.page.getByRole('button', { name: 'Delete this message' }).click();
  await expect(saying(ann.page, 'This message was deleted').first()).toBeVisible();
  await expect(saying(ann.page, 'until seven')).toHaveCount(0);
});

test('what cannot be sent stays with a mark, also over a reload, and is sent once', async ({ two }) => {
  const { ann, ben } = two;
  const group = await talks(ann).begin([ben.user_id]);
  await ann.page.goto(`/messaging/main/${group}`);
  await expect(fieldOf(ann.page)).toBeVisible();
  await ann.page.route('**/api/v2/messages', (route) => route.abort());
  await write(ann.page, 'Into the void');
  const unsent = ann.page.getByRole('article', { name: 'Your message, not sent yet' });
  await expect(unsent.getByRole('img', { name: 'Not sent' })).toBeVisible();
  await ann.page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'OK' }).click();
  // The entry of the notice in the history goes a moment after it, and would end a reload that has begun by then.
  await ann.page.waitForFunction(() => !history.state?.kriit_layer);
  await ann.page.reload();
  await expect(unsent).toContainText('Into the void');
  await ann.page.unroute('**/api/v2/messages');
  await unsent.getByRole('button', { name: 'Send again' }).click();
  await expect(unsent).toHaveCount(0);
  await expect(saying(ann.page, 'Into the void')).toHaveCount(1);

  // Typed and sent faster than anything is drawn.
  await fieldOf(ann.page).focus();
  await ann.page.evaluate(() => {
    document.execCommand('insertText', false, 'Quickly');
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
  });
  await expect(saying(ann.page, 'Quickly')).toHaveCount(1);
  await expect(fieldOf(ann.page)).toHaveValue('');

  // It arrives, and the answer is lost: the news of it stands for the answer.
  await ann.page.route('**/api/v2/messages', async (route) => {
    if (!route.request().postData()?.includes('client_id')) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await write(ann.page, 'Arrived all the same');
  await expect(saying(ann.page, 'Arrived all the same').getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
  await expect(unsent).toHaveCount(0);
  await ann.page.reload();
  await expect(saying(ann.page, 'Arrived all the same')).toHaveCount(1);
  expect(
    (await talks(ben).messages(group)).filter(({ content_plain }) => content_plain === 'Into the void'),
  ).toHaveLength(1);
});

test(
  'what was begun on one device goes on on another, and nothing typed is lost when replies end',
  RARE,
  async ({ two, openContext, product }) => {
    const { ann, ben } = two;
    const group = await talks(ann).begin([ben.user_id], 'A trip');
    await talks(ann).say(group, 'Who comes along?');
    // Whoever types at once does not wait for what another device may have begun.
    const isTyped = Promise.withResolvers<void>();
    await ben.page.route('**/draft', async (route) => {
      await isTyped.promise;
      await route.continue();
    });
    await ben.page.goto(`/messaging/main/${group}`);
    await fieldOf(ben.page).fill('I would, if');
    isTyped.resolve();
    await expect(ben.page.getByRole('link', { name: /A trip/ })).toContainText('Draft: I would, if');
    const phone = await openContext(PHONE);
    await enter(phone, product, ben.username);
    const other = await phone.newPage();
    await other.goto(`/messaging/main/${group}`);
    await expect(fieldOf(other)).toHaveValue('I would, if');
    await fieldOf(other).fill('I would, if it is on Saturday');
    await expect(fieldOf(ben.page)).toHaveValue('I would, if it is on Saturday');

    await talks(ann).setReplies(group, false);
    await expect(ben.page.getByText('This is an announcement.')).toBeVisible();
    await expect(ben.page.getByText('Your text is kept: I would, if it is on Saturday')).toBeVisible();
    await talks(ann).setReplies(group, true);
    await expect(fieldOf(ben.page)).toHaveValue('I would, if it is on Saturday');
    await ben.page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(saying(ben.page, 'it is on Saturday')).toHaveCount(1);
    await expect(fieldOf(other)).toHaveValue('');
  },
);

test(
  'a conversation that is deleted while it is open closes, and what was typed can be taken along',
  RARE,
  async ({ two }) => {
    const { ann, ben } = two;
    const group = await talks(ann).begin([ben.user_id], 'A mistake');
    await ben.page.goto(`/messaging/main/${group}`);
    await fieldOf(ben.page).fill('Who else is');
    const head = ben.page.locator('header').filter({ has: ben.page.getByRole('heading', { name: 'A mistake' }) });
    await expect(head.getByText('2 people · Group')).toBeVisible();
    await talks(ann).deleteForEveryone(group);
    await expect(ben.page.getByText('This conversation could not be found.')).toBeVisible();
    await expect(ben.page.getByText('Your text is kept: Who else is')).toBeVisible();
    await expect(fieldOf(ben.page)).toHaveCount(0);
    // Its name is all that still holds.
    await expect(head.getByText('2 people')).toHaveCount(0);
    await expect(head.getByRole('button')).toHaveAccessibleName('Conversation in full width');
  },
);

test('the newest conversation stands first; on a phone Back returns to the same list', async ({
  two,
  openContext,
  product,
}) => {
  const { ann, ben } = two;
  const first = await talks(ann).begin([ben.user_id], 'First thing');
  const second = await talks(ann).begin([ben.user_id], 'Second thing');
  await talks(ann).say(first, 'one');
  await talks(ann).say(second, 'two');
  const context = await openContext(PHONE);
  await enter(context, product, ben.username);
  const phone = await context.newPage();
  await phone.goto('/messaging');
  await expect(phone).toHaveURL(/\/messaging\/overview$/);
  const rows = phone.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
  await expect(rows.first()).toContainText('Second thing');
  await talks(ann).say(first, 'three');
  await expect(rows.first()).toContainText('First thing');
  await rows.first().click();
  await expect(saying(phone, 'three')).toBeVisible();
  await expect(phone.getByRole('heading', { level: 1, name: 'First thing' })).toBeVisible();
  await expect(phone.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expectNoSideways(phone);
  await phone.goBack();
  await expect(phone).toHaveURL(/\/messaging\/overview$/);
  await expect(rows.first()).toBeVisible();
  await rows.first().click();
  await phone.getByRole('link', { name: 'All conversations' }).click();
  await expect(rows.first()).toContainText('First thing');
  await expect(phone.getByRole('navigation', { name: 'Menu' })).toBeVisible();
});

test(
  'the list stays under the pointer while conversations move to its top, and shows them where one stands there',
  RARE,
  async ({ two }) => {
    const { ann, ben } = two;
    const ids: number[] = [];
    for (let at = 1; at <= 18; at += 1) {
      const id = await talks(ann).begin([ben.user_id], `Thing ${at}.`);
      await talks(ann).say(id, 'Hello');
      ids.push(id);
    }
    const { page } = ben;
    await page.goto('/messaging/main');
    const list = page.getByRole('navigation', { name: 'Conversations' });
    await expect(list.getByRole('link').first()).toContainText('Thing 18.');
    const row = list.getByRole('link').filter({ hasText: 'Thing 12.' });
    const start = await row.boundingBox();
    await list.hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => (start?.y ?? 0) - ((await row.boundingBox())?.y ?? 0)).toBe(300);
    await row.hover();
    const before = await row.boundingBox();
    const more = [
      { at: 1, text: 'From below' },
      { at: 11, text: 'From beside it' },
      { at: 18, text: 'From above' },
    ];
    for (const [told, { at, text }] of more.entries()) {
      await talks(ann).say(ids[at - 1] ?? 0, text);
      await expect(page).toHaveTitle(`(${19 + told}) Messages · Kriit`);
      expect({ text, row: await row.boundingBox() }).toEqual({ text, row: before });
    }
    await page.mouse.wheel(0, -3_000);
    await expect(list.getByRole('link').first()).toContainText('From above');
    await talks(ann).say(ids[5] ?? 0, 'At the top');
    await expect(list.getByRole('link').first()).toContainText('At the top');
    await expect(list.getByRole('link').first()).toBeInViewport();
  },
);

test('a conversation that was muted for an hour sounds again when the hour is over', RARE, async ({ two }) => {
  const { ann, ben } = two;
  const group = await talks(ann).begin([ben.user_id], 'Quiet hour');
  await talks(ann).say(group, 'Hello');
  await talks(ben).mute(group, 'hour');
  const { page } = ben;
  await page.clock.install({ time: Date.now() + 58 * 60_000 });
  await page.goto('/messaging/main');
  const bell = page.getByRole('link', { name: /Quiet hour/ }).getByRole('img', { name: 'Muted' });
  await expect(bell).toBeVisible();
  await page.clock.fastForward('03:00');
  await expect(bell).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for Quiet hour' }).click();
  await expect(page.getByRole('menuitem', { name: 'Mute' })).toBeVisible();
});
