import { expect } from './kriit.ts';
import { RARE } from './rare.ts';
import { fieldOf, saying, talks, test, write } from './talks.ts';

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
  const unsent = page.getByRole('article', { name: 'Your message, not sent yet' });
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
  const isKept = page.waitForRequest((request) => request.postData()?.includes('"is_draft":true') ?? false);
  await fieldOf(page).fill('A further thought');
  await (await isKept).response();
  await unsent.getByRole('button', { name: 'Send again' }).click();
  await expect(unsent).toHaveCount(0);
  await expect(saying(page, 'On the train')).toContainText('and at the station');
  await page.reload();
  await expect(fieldOf(page)).toHaveValue('A further thought');
  const said = (await talks(ben).messages(group)).map(({ content_plain }) => content_plain);
  expect(said.filter((text) => text.startsWith('On the train'))).toEqual(['On the train\nand at the station']);
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
  await page.route('**/api/v2/messages', async (route) => {
    const answer = await route.fetch();
    await expect(saying(page, 'Another talk')).toBeVisible();
    await route.fulfill({ response: answer });
  });
  const isAnswered = page.waitForResponse((answer) => answer.request().postData()?.includes('On my way') ?? false);
  await write(page, 'On my way');
  await page.getByRole('link', { name: /There/ }).click();
  await isAnswered;
  await page.getByRole('link', { name: /Here/ }).click();
  await expect(saying(page, 'The first word')).toBeVisible();
  await expect(saying(page, 'On my way')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Your message, not sent yet' })).toHaveCount(0);
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
  const unsent = page.getByRole('article', { name: 'Your message, not sent yet' });
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
