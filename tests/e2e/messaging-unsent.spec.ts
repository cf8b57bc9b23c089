import type { Page } from '@playwright/test';
import { expect } from './kriit.ts';
import { RARE } from './rare.ts';
import { fieldOf, type Person, saying, talks, test, write } from './talks.ts';

const unsentOn = (page: Page) => page.getByRole('article', { name: 'Your message, not sent yet' });

/** Writes, and rests until the server has a draft of it. */
async function begin(page: Page, text: string): Promise<void> {
  const isKept = page.waitForRequest((request) => request.postData()?.includes('"is_draft":true') ?? false);
  await fieldOf(page).fill(text);
  await (await isKept).response();
}

test('without a connection the modal says so, nothing typed is lost, and it is sent afterwards', async ({ two }) => {
  const { ann, ben } = two;
  const { page } = ann;
  const group = await talks(ann).begin([ben.user_id]);
  await talks(ann).say(group, 'Already there');
  await page.goto(`/messaging/main/${group}`);
  await expect(saying(page, 'Already there')).toBeVisible();
  const notice = page.getByRole('dialog', { name: 'Notice' });
  const acknowledge = async () => {
    await expect(notice).toContainText('There is no internet connection.');
    await notice.getByRole('button', { name: 'OK' }).click();
    await expect(notice).toHaveCount(0);
  };
  await page.context().setOffline(true);
  await write(page, 'On the train');
  await acknowledge();
  // Whoever was writing goes on writing.
  await expect(fieldOf(page)).toBeFocused();
  const unsent = unsentOn(page);
  await expect(unsent.getByRole('img', { name: 'Not sent' })).toBeVisible();
  await expect(unsent).toContainText('On the train');

  // A change and a reaction are acts like any other.
  await page.keyboard.press('ArrowUp');
  await fieldOf(page).fill('Already there, and changed');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await acknowledge();
  await expect(fieldOf(page)).toHaveValue('Already there, and changed');
  await page.getByRole('button', { name: 'Stop editing' }).click();
  await saying(page, 'Already there')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'React with 👍' }).click();
  await acknowledge();
  await expect(page.getByRole('button', { name: '👍 1' })).toHaveCount(0);

  // What failed comes back into the field before what has been begun since.
  await fieldOf(page).fill('and at the station');
  await unsent.getByRole('button', { name: 'Edit' }).click();
  await expect(fieldOf(page)).toHaveValue('On the train\nand at the station');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await acknowledge();
  await page.context().setOffline(false);
  // The server has it by the time at which the other one is sent again, and still it stays.
  await begin(page, 'A further thought');
  await unsent.getByRole('button', { name: 'Send again' }).click();
  await expect(unsent).toHaveCount(0);
  await expect(saying(page, 'On the train')).toContainText('and at the station');
  await page.reload();
  await expect(fieldOf(page)).toHaveValue('A further thought');
  const said = (await talks(ben).messages(group)).map(({ content_plain }) => content_plain);
  expect(said.filter((text) => text.startsWith('On the train'))).toEqual(['On the train\nand at the station']);
});

/** Somebody whose words the server had as a draft when they could not be sent, and who has opened the page anew since. */
async function failToSend({ ann, ben }: { ann: Person; ben: Person }, begun: string, text: string) {
  const { page } = ann;
  const group = await talks(ann).begin([ben.user_id], 'A trip');
  await talks(ann).say(group, 'Already there');
  await page.goto(`/messaging/main/${group}`);
  await expect(saying(page, 'Already there')).toBeVisible();
  await begin(page, begun);
  await page.context().setOffline(true);
  await write(page, text);
  const notice = page.getByRole('dialog', { name: 'Notice' });
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toHaveCount(0);
  await page.context().setOffline(false);
  const reopen = async () => {
    const isAnswered = page.waitForResponse(`**/conversations/${group}/draft*`);
    await page.reload();
    await (await isAnswered).finished();
    await expect(saying(page, 'Already there')).toBeVisible();
  };
  await reopen();
  const said = async () => {
    const texts = (await talks(ben).messages(group)).map(({ content_plain }) => content_plain);
    return texts.slice(texts.indexOf('Already there') + 1);
  };
  return { group, page, unsent: unsentOn(page), said, reopen };
}

test('what failed after the server had kept a draft of it is sent once, and is no draft as well', async ({ two }) => {
  const { page, group, unsent, said, reopen } = await failToSend(two, 'We meet at', 'We meet at five');
  await expect(unsent).toContainText('We meet at five');
  await expect(fieldOf(page)).toHaveValue('');
  const row = page.getByRole('link', { name: /A trip/ });
  await expect(row).toContainText('Not sent: We meet at five');
  const other = await talks(two.ann).begin([two.ben.user_id], 'Another one');
  await talks(two.ann).say(other, 'Elsewhere');
  await page.getByRole('link', { name: /Another one/ }).click();
  await expect(saying(page, 'Elsewhere')).toBeVisible();
  await row.click();
  await expect(unsent).toContainText('We meet at five');
  await expect(fieldOf(page)).toHaveValue('');
  // For another device, or a browser that has lost what it kept, the server has what it had.
  expect(await talks(two.ann).draft(group)).toBe('We meet at');

  await unsent.getByRole('button', { name: 'Send again' }).click();
  await expect(unsent).toHaveCount(0);
  await expect(saying(page, 'We meet at five')).toHaveCount(1);
  await expect(row).toContainText('You: We meet at five');
  await expect(fieldOf(page)).toHaveValue('');
  expect(await talks(two.ann).draft(group)).toBeNull();
  await reopen();
  await expect(fieldOf(page)).toHaveValue('');
  expect(await said()).toEqual(['We meet at five']);
});

test('what is begun after a message has failed stays, wherever it was begun', RARE, async ({ two }) => {
  const { page, group, unsent, said, reopen } = await failToSend(two, 'We meet at five', 'We meet at five');
  await expect(fieldOf(page)).toHaveValue('');
  await begin(page, 'Bring a cake');
  await reopen();
  await expect(fieldOf(page)).toHaveValue('Bring a cake');
  await expect(unsent).toContainText('We meet at five');
  await unsent.getByRole('button', { name: 'Send again' }).click();
  await expect(unsent).toHaveCount(0);
  await expect(fieldOf(page)).toHaveValue('Bring a cake');
  expect(await talks(two.ann).draft(group)).toBe('Bring a cake');
  await reopen();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(saying(page, 'Bring a cake').getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
  expect(await said()).toEqual(['We meet at five', 'Bring a cake']);

  // Another device has begun something of which this one has heard nothing.
  const { page: later, ...next } = await failToSend(two, 'And boots', 'And boots');
  await later.route('**/draft*', (route) => route.abort());
  await talks(two.ann).begun(next.group, 'And a rope');
  await later.reload();
  await expect(next.unsent).toContainText('And boots');
  await later.unroute('**/draft*');
  await next.unsent.getByRole('button', { name: 'Send again' }).click();
  await expect(next.unsent).toHaveCount(0);
  expect(await talks(two.ann).draft(next.group)).toBe('And a rope');
  expect(await next.said()).toEqual(['And boots']);
});

test('what failed and is given up comes back nowhere', RARE, async ({ two }) => {
  const { page, group, unsent, reopen } = await failToSend(two, 'Never mind', 'Never mind');
  await unsent.getByRole('button', { name: 'Discard' }).click();
  await expect(unsent).toHaveCount(0);
  await expect.poll(() => talks(two.ann).draft(group)).toBeNull();
  await reopen();
  await expect(fieldOf(page)).toHaveValue('');
});

test('whoever looks away before the server has answered finds the message once', RARE, async ({ two }) => {
  const { ann, ben } = two;
  const { page } = ann;
  const [group, other] = [
    await talks(ann).begin([ben.user_id], 'Here'),
    await talks(ann).begin([ben.user_id], 'There'),
  ];
  for (const [id, text] of [
    [group, 'The first word'],
    [other, 'Another talk'],
  ] as const)
    await talks(ann).say(id, text);
  await page.goto(`/messaging/main/${group}`);
  await expect(saying(page, 'The first word')).toBeVisible();
  await begin(page, 'On my way');
  await page.route('**/api/v2/messages', async (route) => {
    await expect(saying(page, 'Another talk')).toBeVisible();
    await route.continue();
  });
  const isAnswered = page.waitForResponse((answer) => answer.request().postData()?.includes('On my way') ?? false);
  await write(page, 'On my way');
  await page.getByRole('link', { name: /There/ }).click();
  await (await isAnswered).finished();
  // Nothing of it stands in the field, however long the server takes to say that it has no draft any more.
  await page.route('**/draft*', () => undefined);
  await page.getByRole('link', { name: /Here/ }).click();
  await expect(saying(page, 'The first word')).toBeVisible();
  await expect(saying(page, 'On my way')).toHaveCount(1);
  await expect(fieldOf(page)).toHaveValue('');
  await expect(unsentOn(page)).toHaveCount(0);
});

test('a message that could not be sent is still there when the tab was closed', RARE, async ({ two }) => {
  const { ann, ben } = two;
  const context = ann.page.context();
  const group = await talks(ann).begin([ben.user_id]);
  await talks(ann).say(group, 'Already there');
  await ann.page.goto(`/messaging/main/${group}`);
  await expect(saying(ann.page, 'Already there')).toBeVisible();
  await context.setOffline(true);
  await write(ann.page, 'In the tunnel');
  await expect(ann.page.getByRole('dialog', { name: 'Notice' })).toBeVisible();
  await ann.page.close();
  await context.setOffline(false);

  const page = await context.newPage();
  await page.goto(`/messaging/main/${group}`);
  const unsent = unsentOn(page);
  await expect(unsent).toContainText('In the tunnel');
  await unsent.getByRole('button', { name: 'Send again' }).click();
  await expect(unsent).toHaveCount(0);
  await page.reload();
  await expect(saying(page, 'In the tunnel')).toHaveCount(1);
  await expect(unsent).toHaveCount(0);
});

test('what is deleted again stays deleted, whatever was on its way', RARE, async ({ two }) => {
  const { ann, ben } = two;
  const { page } = ann;
  const group = await talks(ann).begin([ben.user_id]);
  await page.goto(`/messaging/main/${group}`);
  await expect(fieldOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await fieldOf(page).fill('Meant for somebody else');
  await fieldOf(page).fill('');
  await page.reload();
  await expect(fieldOf(page)).toHaveValue('');

  // The server is about to keep it when it is deleted.
  const letGo = Promise.withResolvers<void>();
  await page.route('**/api/v2/messages', async (route) => {
    await letGo.promise;
    await route.continue();
  });
  const isOnItsWay = page.waitForRequest((request) => request.postData()?.includes('"is_draft":true') ?? false);
  await fieldOf(page).fill('Meant for nobody');
  await isOnItsWay;
  await fieldOf(page).fill('');
  const isForgotten = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  letGo.resolve();
  expect((await isForgotten).status()).toBe(200);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(fieldOf(page)).toHaveValue('');
});
