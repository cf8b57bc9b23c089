import { enter, expect } from './kriit.ts';
import { PHONE, PHONE_SIDEWAYS } from './phone.ts';
import { RARE } from './rare.ts';
import { fieldOf, hold, saying, talks, test } from './talks.ts';

test('on a phone Back closes a menu first, and what a menu leads to leaves nothing of it behind', async ({
  two,
  openContext,
  product,
}) => {
  const { ann, ben } = two;
  const group = await talks(ann).begin([ben.user_id], 'Back and forth');
  await talks(ben).say(group, 'It is on the hook');
  await talks(ann).say(group, 'Who has the key?');
  const context = await openContext(PHONE);
  await enter(context, product, ben.username);
  const phone = await context.newPage();
  await phone.goto('/messaging/overview');
  const row = phone.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: /Back and forth/ });
  const menu = phone.getByRole('menu');
  const entries = () => phone.evaluate<number>('history.state.idx');
  const inConversation = new RegExp(`/${group}$`);
  const dots = phone.locator('header').getByRole('button', { name: 'Actions for Back and forth' });

  await phone.locator('header').getByRole('button', { name: 'More', exact: true }).tap();
  await expect(menu).toBeVisible();
  await expect.poll(entries).toBe(1);
  await phone.goBack();
  await expect(menu).toBeHidden();
  await row.tap();
  await expect(saying(phone, 'Who has the key?')).toBeVisible();
  const here = await entries();

  const menus = [async () => dots.tap(), async () => hold(phone, 'Who has the key?')];
  for (const openMenu of menus) {
    await openMenu();
    await expect.poll(entries).toBe(here + 1);
    await phone.goBack();
    await expect(menu).toBeHidden();
    await expect(phone).toHaveURL(inConversation);
    expect(await entries()).toBe(here);
  }

  await dots.tap();
  await phone.getByRole('menuitem', { name: 'Participants' }).tap();
  const people = phone.getByRole('dialog', { name: 'Participants' });
  await expect(people).toBeVisible();
  await expect.poll(entries).toBe(here + 1);
  await phone.goBack();
  await expect(people).toBeHidden();
  await expect(phone).toHaveURL(inConversation);

  await hold(phone, 'Who has the key?');
  await phone.getByRole('menuitem', { name: 'Forward' }).tap();
  await expect(phone).toHaveURL(/contacts\/forward/);
  await expect.poll(entries).toBe(here + 1);
  await phone.goBack();
  await expect(phone).toHaveURL(inConversation);
  await expect(menu).toBeHidden();

  // What was being written waits while something else is changed.
  await fieldOf(phone).fill('Thank you');
  await hold(phone, 'It is on the hook');
  await phone.getByRole('menuitem', { name: 'Edit' }).tap();
  const changing = phone.getByText('You are changing a message');
  await expect(changing).toBeVisible();
  await fieldOf(phone).fill('It is in the drawer');
  await expect.poll(entries).toBe(here + 1);
  await phone.goBack();
  await expect(changing).toBeHidden();
  await expect(fieldOf(phone)).toHaveValue('Thank you');
  // What was changed is there again, until it is saved or given up.
  await hold(phone, 'It is on the hook');
  await phone.getByRole('menuitem', { name: 'Edit' }).tap();
  await expect(fieldOf(phone)).toHaveValue('It is in the drawer');
  await phone.getByRole('button', { name: 'Stop editing' }).tap();
  await expect(changing).toBeHidden();
  await expect.poll(entries).toBe(here);
  await expect(phone).toHaveURL(inConversation);

  await hold(phone, 'Who has the key?');
  await phone.getByRole('menuitem', { name: 'Reply' }).tap();
  await expect(menu).toBeHidden();
  await expect.poll(entries).toBe(here);
  await phone.goBack();
  await expect(row).toBeVisible();
});

test(
  'on a phone with keys, Escape out of the menu of a message moves nothing that a finger presses next',
  RARE,
  async ({ two, openContext, product }) => {
    const { ann, ben } = two;
    const group = await talks(ann).begin([ben.user_id], 'Keys on a phone');
    const long = Array.from({ length: 60 }, () => 'word').join(' ');
    const { message_id } = await talks(ann).say(group, long);
    const context = await openContext(PHONE);
    await enter(context, product, ben.username);
    const phone = await context.newPage();
    await context.request.post(`/api/v2/messages/${message_id}/reactions`, { data: { reaction: '👍' } });
    await phone.goto(`/messaging/main/${group}`);
    const who = phone.getByRole('button', { name: 'Who?' });
    await expect(who).toBeVisible();
    const before = await who.boundingBox();
    await hold(phone, long);
    await phone.keyboard.press('Escape');
    await expect(phone.getByRole('menu')).toBeHidden();
    await expect(saying(phone, long).getByRole('button', { name: /^Actions for/ })).toBeFocused();
    expect(await who.boundingBox()).toEqual(before);
    await who.tap();
    await expect(phone.getByRole('dialog', { name: 'Reactions' })).toBeVisible();
  },
);

test('a phone is not offered keys, nor notes to oneself participants', RARE, async ({ two, openContext, product }) => {
  const { ben } = two;
  const context = await openContext(PHONE);
  await enter(context, product, ben.username);
  const phone = await context.newPage();
  await phone.goto('/messaging/overview');
  await phone.locator('header').getByRole('button', { name: 'More', exact: true }).tap();
  await expect(phone.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await expect(phone.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  await phone.goto('/messaging/main/contacts/new');
  await phone.getByRole('button', { name: /^Notes to self/ }).tap();
  await phone
    .locator('header')
    .getByRole('button', { name: /^Actions for/ })
    .tap();
  await expect(phone.getByRole('menuitem', { name: 'About this conversation' })).toBeVisible();
  await expect(phone.getByRole('menuitem', { name: 'Participants' })).toHaveCount(0);
});

test(
  'on a phone held sideways somebody can be chosen, and all of a menu and the emojis be reached',
  RARE,
  async ({ two, openContext, product }) => {
    const { ann, ben } = two;
    const group = await talks(ann).begin([ben.user_id], 'Held sideways');
    await talks(ben).say(group, 'It is on the hook');
    const context = await openContext(PHONE_SIDEWAYS);
    await enter(context, product, ben.username);
    const phone = await context.newPage();
    await phone.goto('/messaging/main/contacts/new');
    const rows = phone.getByRole('region', { name: 'Contacts' }).getByRole('checkbox');
    for (const at of [0, 1, 2]) await expect(rows.nth(at)).toBeInViewport({ ratio: 0.9 });
    await rows.nth(2).tap();
    await expect(rows.nth(2)).toBeChecked();
    const begin = phone.getByRole('button', { name: /^Write to/ });
    await expect(begin).toBeEnabled();
    await expect(begin).toBeInViewport({ ratio: 1 });

    await phone.goto(`/messaging/main/${group}`);
    await hold(phone, 'It is on the hook');
    for (const item of await phone.getByRole('menuitem').all()) await expect(item).toBeInViewport({ ratio: 1 });
    await phone.getByRole('menuitem', { name: 'More reactions' }).tap();
    const picker = phone.getByRole('dialog', { name: 'Emoji' });
    await expect(picker.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
    await expect(picker.getByRole('button', { name: 'grinning face', exact: true })).toBeInViewport({ ratio: 1 });
    // The key closes the picker, and not the conversation below it.
    await phone.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(saying(phone, 'It is on the hook')).toBeVisible();
    await expect(phone).toHaveURL(new RegExp(`/${group}$`));
  },
);

test('on a phone a question in Japanese breaks between phrases', RARE, async ({ two, openContext, product }) => {
  const { ann, ben } = two;
  const group = await talks(ann).begin([ben.user_id], 'In Japanese');
  await talks(ann).say(group, 'See you at eight');
  const context = await openContext(PHONE);
  await enter(context, product, ann.username);
  const phone = await context.newPage();
  await phone.goto(`/messaging/main/${group}?lang=ja`);
  await phone.getByRole('article').getByText('See you at eight').click({ button: 'right' });
  await phone.getByRole('menuitem', { name: '全員から削除' }).tap();
  const title = phone.getByRole('dialog').getByRole('heading');
  await expect(title).toHaveText('このメッセージを全員から削除しますか？');
  const lines = await title.evaluate((heading) => {
    const text = heading.firstChild as Text;
    const range = document.createRange();
    const topOf = (at: number): number => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().top;
    };
    return Object.values(
      Object.groupBy(
        Array.from(text.data, (sign, at) => ({ sign, top: topOf(at) })),
        ({ top }) => top,
      ),
    );
  });
  expect(lines.map((line) => line?.map(({ sign }) => sign).join(''))).toEqual([
    'このメッセージを全員から',
    '削除しますか？',
  ]);
});

test(
  'at a desk Back closes the picker of emojis before it stops a change, and a change that is over leaves nothing behind',
  RARE,
  async ({ two }) => {
    const { ann, ben } = two;
    const group = await talks(ann).begin([ben.user_id], 'Back at a desk');
    await talks(ben).say(group, 'It is on the hook');
    const desk = ben.page;
    const entries = () => desk.evaluate<number>('history.state.idx');
    const changing = desk.getByText('You are changing a message');
    await desk.goto('/messaging/overview');
    await desk.getByRole('link', { name: /Back at a desk/ }).click();
    await expect(saying(desk, 'It is on the hook')).toBeVisible();
    await desk.waitForURL(new RegExp(`/${group}$`));
    const here = await entries();
    await fieldOf(desk).press('ArrowUp');
    await expect(changing).toBeVisible();
    await desk.keyboard.type(', as always');
    await desk.getByRole('button', { name: 'Emoji', exact: true }).click();
    const picker = desk.getByRole('dialog', { name: 'Emoji' });
    await expect(picker).toBeVisible();
    await expect.poll(entries).toBe(here + 2);
    await desk.goBack();
    await expect(picker).toBeHidden();
    await expect(fieldOf(desk)).toHaveValue('It is on the hook, as always');

    await talks(ann).setReplies(group, false);
    await expect(changing).toBeHidden();
    await expect.poll(entries).toBe(here);
    await desk.goBack();
    await expect(desk).toHaveURL('/messaging/overview');
  },
);
