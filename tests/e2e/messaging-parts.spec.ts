import type { Locator, Page } from '@playwright/test';
import { inBothThemes } from './both-themes.ts';
import { RARE } from './rare.ts';
import { box, composer, dialog, expect, openAbout, say, test } from './talk.ts';

const BOG =
  'To the bog, which is further away than the sea, but has a wooden path, and berries all the way to the tower';

test('a poll is asked, answered live, and taken back', async ({ group, page, other, expectAccessible }) => {
  const id = await group('Class trip', 'teacher', 'parent');
  const teacher = await other('teacher', `/messaging/main/${id}`);
  await page.getByRole('button', { name: 'Make a poll' }).click();
  const form = dialog(page, 'New poll');
  await form.getByRole('button', { name: 'Send the poll' }).click();
  await expect(form.getByText('Write the question of the poll.')).toBeVisible();
  await expect(form.getByText('A poll needs at least two answers.')).toBeVisible();
  await expect(form.getByLabel('Question')).toBeFocused();
  await inBothThemes(page, expectAccessible);
  await form.getByLabel('Question').fill('Where do we go?');
  await form.getByRole('textbox', { name: 'Answer 1' }).fill('To the sea');
  await form.getByRole('textbox', { name: 'Answer 1' }).press('Enter');
  await page.keyboard.insertText(BOG);
  await form.getByLabel('Ends on').fill('01.01.2020');
  await form.getByRole('button', { name: 'Send the poll' }).click();
  await expect(form.getByText('The poll cannot end in the past.')).toBeVisible();
  await form.getByLabel('Ends on').fill('31.12.2099');

  // What is begun stays begun.
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Make a poll' }).click();
  await expect(form.getByRole('textbox', { name: 'Answer 2' })).toHaveValue(BOG);
  await form.getByRole('button', { name: 'Send the poll' }).click();
  await expect(form).toBeHidden();

  const card = (on: Page) => on.getByRole('region', { name: 'Poll: Where do we go?' });
  // However long an answer is, the bubble is as wide as the poll.
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  expect((await widthOf(card(page).locator('..'))) - (await widthOf(card(page)))).toBeLessThan(32);
  // Nobody is counted before the first one has voted.
  await expect(card(teacher).getByRole('radio', { name: 'To the sea', exact: true })).toBeEnabled();
  await card(teacher)
    .getByRole('radio', { name: /To the bog/ })
    .check();
  await expect(card(teacher).getByRole('radio', { name: 'To the sea 0 votes' })).toBeVisible();
  await expect(card(page).getByText('1 person has voted')).toBeVisible();
  await card(page)
    .getByRole('radio', { name: /To the sea/ })
    .check();
  await expect(card(teacher).getByText('2 people have voted')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card(page).getByRole('button', { name: 'Results as PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Where do we go?.pdf'.replace('?', '_'));
  await card(teacher).getByRole('button', { name: 'Take back my vote' }).click();
  await expect(card(page).getByText('1 person has voted')).toBeVisible();
  await page
    .getByRole('article')
    .filter({ has: card(page) })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Reply' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Forward' })).toBeHidden();

  // Whoever leaves reads how it stood, and is offered nothing that would be refused.
  await card(teacher)
    .getByRole('radio', { name: /To the bog/ })
    .check();
  await openAbout(teacher, 'Class trip', 'Leave');
  await dialog(teacher, 'Leave “Class trip”?').getByRole('button', { name: 'Leave' }).click();
  await expect(card(teacher).getByRole('radio', { name: /To the bog/ })).toBeDisabled();
  await expect(card(teacher).getByText('To the sea')).toHaveCSS('cursor', 'default');
  await expect(card(teacher).getByRole('button')).toHaveCount(0);
});

test('an emoji is found by its name, by the keyboard alone', RARE, async ({ group, page, expectAccessible }) => {
  await group('Emoji corner', 'teacher', 'parent');
  await page.getByRole('button', { name: 'Emoji', exact: true }).click();
  const search = page.getByRole('searchbox', { name: 'Search emojis' });
  await expect(search).toBeFocused();
  await page.keyboard.type('waving hand');
  await expect(page.getByRole('button', { name: 'waving hand', exact: true })).toBeVisible();
  // Two thousand buttons alike would keep axe busy for as long as the story lasts.
  await inBothThemes(page, expectAccessible);
  await page.getByRole('radio', { name: 'Medium', exact: true }).check();
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(composer(page)).toHaveValue('👋🏽');

  // Whoever knows the name does not wait for what is found, and takes the first.
  await page.getByRole('button', { name: 'Emoji', exact: true }).click();
  await expect(search).toBeFocused();
  await page.keyboard.type('waving hand');
  await page.keyboard.press('Enter');
  await expect(search).toBeHidden();
  await expect(composer(page)).toHaveValue('👋🏽👋🏽');
});

test('a message is sent on to conversations and people', async ({ group, page, expectAccessible }) => {
  await group('First of two', 'teacher', 'parent');
  await say(page, 'The bus leaves at eight.');
  await page.getByText('The bus leaves at eight.').last().hover();
  await page
    .getByRole('button', { name: /^Actions for the message/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Forward' }).click();
  await expect(page.getByRole('heading', { name: 'Forward' })).toBeVisible();
  await page.reload();
  await inBothThemes(page, expectAccessible);
  await box(page, /^First of two/).click();
  await page.getByText('People', { exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('katrin');
  await box(page, /^Katrin/)
    .first()
    .click();
  await expect(page.getByText('2 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(page.getByText('Forwarded.')).toBeVisible();
});

test('what was done is told away from the field, and below the menu that did it', RARE, async ({ group, page }) => {
  await group('Told above', 'teacher', 'parent');
  await openAbout(page, 'Told above', 'Archive');
  const told = page.getByRole('status').filter({ hasText: 'The conversation is in the archive.' });
  await expect(told).toBeVisible();
  for (const tool of ['Attach files', 'Make a poll', 'Emoji'])
    await page.getByRole('button', { name: tool, exact: true }).click({ trial: true, timeout: 1000 });
  await composer(page).click({ position: { x: 4, y: 12 }, timeout: 1000 });
  await page.locator('header').getByRole('button', { name: 'Actions for Told above', exact: true }).click();
  for (const entry of await page.getByRole('menuitem').all()) await entry.click({ trial: true, timeout: 1000 });
  await page.keyboard.press('Escape');
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The conversation is in the list again.')).toBeVisible();
});

test(
  'settings are kept, and a failure to load them is told in the modal',
  RARE,
  async ({ signIn, page, expectAccessible }) => {
    const settings = async () => {
      await page.getByRole('button', { name: 'More', exact: true }).first().click();
      await page.getByRole('menuitem', { name: 'Message settings' }).click();
    };
    await signIn('teacher.parent', '/messaging/overview');
    await settings();
    const form = dialog(page, 'Message settings');
    await form.getByLabel('E-mail about unread messages').selectOption('Once per week on Friday');
    await form.getByRole('switch', { name: 'Show empty conversations' }).click();
    await inBothThemes(page, expectAccessible);
    await page.waitForLoadState('networkidle');
    await page.reload();
    await settings();
    await expect(form.getByLabel('E-mail about unread messages')).toHaveValue('weekly');
    await expect(form.getByRole('switch', { name: 'Show empty conversations' })).toBeChecked();
    await form.getByRole('button', { name: 'Close' }).click();

    await page.route('**/v2/users/me/settings*', (route) => route.abort());
    await page.reload();
    await settings();
    await expect(dialog(page, 'Notice')).toBeVisible();
  },
);

test(
  'the platform writes to a school, and puts a notice above its lists',
  RARE,
  async ({ signIn, page, other, expectAccessible }) => {
    await signIn('root', '/messaging/campaigns');
    await page.getByRole('button', { name: 'Send to the school' }).click();
    for (const missing of ['Choose a school.', 'Give it a title.', 'Write the text first.'])
      await expect(page.getByText(missing)).toBeVisible();
    await inBothThemes(page, expectAccessible);
    await page.getByRole('combobox', { name: 'School' }).click();
    await page.getByRole('option').first().click();
    await page.getByLabel('Title').fill('A new year with Kriit');
    await page.getByLabel('Text').fill('Here is what is new.');
    await page.getByRole('button', { name: 'Send to the school' }).click();
    await page.getByRole('button', { name: 'Send this campaign' }).click();
    await expect(page.getByText(/^Sent to \d+ people/)).toBeVisible();

    await page.getByRole('button', { name: 'New notice' }).click();
    const form = dialog(page, 'New notice');
    await form.getByLabel('Title').fill('Kriit rests on Sunday');
    await form.getByLabel('Text').fill('From two to four in the morning.');
    await form.getByRole('button', { name: 'Publish the notice' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Kriit rests on Sunday' })).toBeVisible();
    const parent = await other('parent', '/messaging/overview');
    await expect(parent.getByText('Kriit rests on Sunday')).toBeVisible();
    await parent.getByRole('button', { name: 'Put “Kriit rests on Sunday” away' }).click();
    await expect(parent.getByText('Kriit rests on Sunday')).toHaveCount(0);
    await parent.reload();
    await expect(parent.getByRole('heading', { name: 'Messages' })).toBeVisible();
    await expect(parent.getByText('Kriit rests on Sunday')).toHaveCount(0);

    await page
      .getByRole('listitem')
      .filter({ hasText: 'Kriit rests on Sunday' })
      .getByRole('button', { name: 'Withdraw' })
      .click();
    await page.getByRole('button', { name: 'Withdraw this notice' }).click();
    await expect(page.getByText('The notice is withdrawn.')).toBeVisible();
  },
);

test('a school without polls and reactions reads how to get them', RARE, async ({ signIn, page, expectAccessible }) => {
  await signIn('teacher.c', '/messaging/main/contacts/new');
  await box(page, /./).first().click();
  await page.getByRole('button', { name: /^Write to/ }).click();
  await page.getByRole('button', { name: 'Make a poll' }).click();
  await expect(page.getByText('Not in your school’s package: Polls in messages')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'polling_promo');
  const months = ((cookie?.expires ?? 0) * 1000 - Date.now()) / (30.5 * 86_400_000);
  expect(Math.round(months)).toBe(6);
  await page.reload();
  const offer = page.getByRole('button', { name: 'Make a poll' });
  await expect(page.getByRole('button', { name: 'Attach files' })).toBeVisible();
  await expect(offer).toBeHidden();

  // The promo has a switch: without it polls are not offered in the first place.
  await page.context().clearCookies({ name: 'polling_promo' });
  await page.reload();
  await expect(offer).toBeVisible();
  await page.route('**/api/user/me/context*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.school.has_polling_promo = false;
    await route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Attach files' })).toBeVisible();
  await expect(offer).toBeHidden();

  await say(page, 'Who likes this?');
  const own = page.getByRole('article').filter({ hasText: 'Who likes this?' }).last();
  await own.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'React' }).click();
  const promo = dialog(page, 'React');
  await expect(promo.getByText('Not in your school’s package: Reactions to messages')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await promo.getByRole('button', { name: 'OK' }).click();
  await expect(promo).toBeHidden();
});
