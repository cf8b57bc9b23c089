import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createConversation } from '#modules/messaging/contract/create-conversation.ts';
import { getMessagingUser } from '#modules/messaging/contract/get-messaging-user.ts';
import { sendMessage } from '#modules/messaging/contract/send-message.ts';
import { type AnswerOf, addressOf, type Endpoint, type InputOf } from '#platform/contract/endpoint.ts';
import { inBothThemes } from './both-themes.ts';
import { enter, expect, test as story } from './kriit.ts';
import { PHONE } from './phone.ts';

/** Speaks the contracts as whoever is signed in on a page. */
async function callAs<E extends Endpoint>(page: Page, endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>> {
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

const test = story.extend<Cast>({
  other: async ({ freshPage, product }, use) =>
    use(async (username, path) => {
      const page = await freshPage();
      await enter(page.context(), product, username);
      await page.goto(path);
      return page;
    }),
  group: async ({ signIn, page, openContext, product }, use) =>
    use(async (title, ...members) => {
      const ids = await Promise.all(
        members.map(async (username) => {
          const context = await openContext();
          await enter(context, product, username);
          const answer = await context.request.get(`${product.url}${addressOf(getMessagingUser)}`);
          return (await answer.json()).data.id as number;
        }),
      );
      await signIn('formmaster', '/messaging/main');
      const { group_id } = await callAs(page, createConversation, { body: { title, user_ids: ids } });
      await page.goto(`/messaging/main/${group_id}`);
      await expect(composer(page)).toBeVisible();
      return group_id;
    }),
});

const composer = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(text).last()).toBeVisible();
}

/** Opens an entry of the menu above the conversation. */
async function openAbout(page: Page, title: string, entry: string): Promise<void> {
  const menus = page.getByRole('button', { name: `Actions for ${title}`, exact: true });
  await menus.filter({ visible: true }).last().click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a teacher picks people or groups, and a conversation begins', async ({ signIn, page, expectAccessible }) => {
  await signIn('formmaster', '/messaging/main/contacts/new');
  await expect(page.getByRole('heading', { name: 'New conversation' })).toBeVisible();
  await page.getByLabel('Kind of contacts').selectOption('Parents');
  await page.getByLabel('Class', { exact: true }).selectOption('11.A');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('õu');
  await expect(page.getByText('Write at least 3 letters to search.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('õunpuu');
  await expect(box(page, /Õunpuu/).first()).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await page.getByRole('searchbox', { name: 'Search by name' }).press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Write to .*Õunpuu/ })).toBeVisible();

  // One makes it private; groups are closed as long as somebody is chosen, and the other way round.
  await page.getByText('Groups', { exact: true }).click();
  await expect(page.getByText('While people are chosen, no groups can be added.')).toBeVisible();
  await expect(box(page, /^11\.A: Parents/)).toBeDisabled();
  await page.getByRole('button', { name: /^Take .*Õunpuu out/ }).click();
  await box(page, /^11\.A: Parents/).click();
  await box(page, /^11\.A: Students/)
    .first()
    .click();
  await page.getByText('People', { exact: true }).click();
  await expect(page.getByText('While groups are chosen, no single people can be added.')).toBeVisible();
  await expect(box(page, /./).first()).toBeDisabled();

  // Two groups have no name in common, so a title is asked for; the limit is told.
  await page.getByRole('button', { name: 'Start the group' }).click();
  await expect(page.getByText('Give the conversation a title.')).toBeVisible();
  await page.getByLabel('Title').fill('x'.repeat(50));
  await expect(page.getByText(/at most 49 characters/)).toBeVisible();
  await page.getByLabel('Title').fill('Harvest market');
  await page.getByRole('button', { name: 'Start the group' }).click();
  await expect(page).toHaveURL(/\/messaging\/main\/\d+$/);
  await expect(page.getByText('Harvest market').first()).toBeVisible();
});

test('an announcement says how many recipients it still needs', async ({ signIn, page, expectAccessible }) => {
  await signIn('formmaster', '/messaging/main/contacts/new');
  await page.getByRole('link', { name: /^New announcement/ }).click();
  await expect(page).toHaveURL('/messaging/main/contacts/announcement');
  await page.getByText('People', { exact: true }).click();
  await box(page, /./).nth(0).click();
  await expect(page.getByText('2 more recipients are needed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the announcement' })).toBeDisabled();
  await box(page, /./).nth(1).click();
  await expect(page.getByText('1 more recipient is needed.')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await box(page, /./).nth(2).click();
  await page.getByLabel('Title').fill('School is closed on Friday');
  await page.getByRole('button', { name: 'Start the announcement' }).click();
  await expect(page.getByText(/^Announcement · /)).toBeVisible();

  // Notes to oneself are one press away.
  await page.goto('/messaging/main/contacts/new');
  await page.getByRole('button', { name: /^Notes to self/ }).click();
  await expect(page.getByText('Only you').first()).toBeVisible();
});

test('administrators look after who is in a conversation', async ({ group, page, other, expectAccessible }) => {
  const id = await group('Theatre evening', 'teacher', 'parent');
  await openAbout(page, 'Theatre evening', 'Participants');
  const people = dialog(page, 'Participants');
  await expect(people.getByText('Administrator')).toHaveCount(1);
  await inBothThemes(page, expectAccessible);
  const actions = (name: RegExp) => people.getByRole('button', { name });
  await actions(/^Actions for Liis/).click();
  await page.getByRole('menuitem', { name: 'Make administrator' }).click();
  await expect(people.getByText('Administrator')).toHaveCount(2);
  await actions(/^Actions for Liis/).click();
  await page.getByRole('menuitem', { name: 'Take administrator rights away' }).click();
  await expect(people.getByText('Administrator')).toHaveCount(1);

  // The only one who looks after it cannot give that up.
  await actions(/^Actions for Ülle/).click();
  await page.getByRole('menuitem', { name: 'Take administrator rights away' }).click();
  await page.getByRole('button', { name: 'Give up my rights' }).click();
  await expect(page.getByText('The last administrator has to hand the conversation over first.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await actions(/^Actions for Katrin/).click();
  await page.getByRole('menuitem', { name: 'Remove from the conversation' }).click();
  await page.getByRole('button', { name: 'Remove this person' }).click();
  await expect(people.getByText(/No longer here$/)).toHaveCount(1);

  // Whoever was removed is added again from the picker, and sees only what comes.
  await people.getByRole('button', { name: 'Add people' }).click();
  await expect(page).toHaveURL(`/messaging/main/contacts/members?group=${id}`);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('katrin');
  await box(page, /^Katrin/)
    .first()
    .click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('1 person was added.')).toBeVisible();
  const parent = await other('parent', `/messaging/main/${id}`);
  await expect(composer(parent)).toBeVisible();
});

test('what a conversation is called, looks like and allows', async ({ group, page, other, expectAccessible }) => {
  const id = await group('Chess club', 'teacher', 'parent');
  const teacher = await other('teacher', `/messaging/main/${id}`);
  await expect(composer(teacher)).toBeVisible();
  await openAbout(page, 'Chess club', 'About this conversation');
  const about = dialog(page, 'Conversation');
  await inBothThemes(page, expectAccessible);
  await about.getByLabel('Title').fill(' ');
  await about.getByRole('button', { name: 'Save the title' }).click();
  await expect(about.getByText('Give the conversation a title.')).toBeVisible();
  await about.getByLabel('Title').fill('Chess club of 11.A');
  await about.getByRole('button', { name: 'Save the title' }).click();
  await expect(teacher.getByText('Chess club of 11.A').first()).toBeVisible();

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    about.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  const buffer = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#2f6b57' } })
    .png()
    .toBuffer();
  await chooser.setFiles({ name: 'board.png', mimeType: 'image/png', buffer });
  await about.getByRole('button', { name: 'Remove the picture' }).click();
  await dialog(page, 'Remove the picture?').getByRole('button', { name: 'Remove the picture' }).click();
  await expect(page.getByText('The picture is removed.')).toBeVisible();

  // Without replies it is an announcement: the box goes from the others, and comes back.
  await about.getByRole('switch', { name: 'Participants may reply' }).click();
  await expect(page.getByText('This is an announcement now.')).toBeVisible();
  await expect(composer(teacher)).toHaveCount(0);
  await about.getByRole('switch', { name: 'Participants may reply' }).click();
  await expect(composer(teacher)).toBeVisible();

  await about.getByRole('button', { name: 'Mute' }).click();
  await page.getByRole('button', { name: 'For 8 hours' }).or(page.getByText('For 8 hours')).first().click();
  await expect(about.getByText(/^Muted until/)).toBeVisible();
  await about.getByRole('button', { name: 'Unmute' }).click();
  await expect(about.getByRole('button', { name: 'Mute' })).toBeVisible();
});

test('a poll is asked, answered live, and taken back', async ({ group, page, other, expectAccessible }) => {
  const id = await group('Class trip', 'teacher', 'parent');
  const teacher = await other('teacher', `/messaging/main/${id}`);
  await page.getByRole('button', { name: 'Make a poll' }).click();
  const form = dialog(page, 'New poll');
  await form.getByRole('button', { name: 'Send the poll' }).click();
  await expect(form.getByText('Write the question of the poll.')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await form.getByLabel('Question').fill('Where do we go?');
  await form.getByRole('textbox', { name: 'Answer 1' }).fill('To the sea');
  await form.getByRole('textbox', { name: 'Answer 1' }).press('Enter');
  await page.keyboard.type('To the bog');
  await form.getByLabel('Ends on').fill('01.01.2020');
  await form.getByRole('button', { name: 'Send the poll' }).click();
  await expect(form.getByText('The poll cannot end in the past.')).toBeVisible();
  await form.getByLabel('Ends on').fill('31.12.2099');

  // What is begun stays begun.
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Make a poll' }).click();
  await expect(form.getByRole('textbox', { name: 'Answer 2' })).toHaveValue('To the bog');
  await form.getByRole('button', { name: 'Send the poll' }).click();
  await expect(form).toBeHidden();

  const card = (on: Page) => on.getByRole('region', { name: 'Poll: Where do we go?' });
  await card(teacher)
    .getByRole('radio', { name: /To the bog/ })
    .check();
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
});

test('an emoji is found by its name, by the keyboard alone', async ({ group, page, expectAccessible }) => {
  await group('Emoji corner', 'teacher', 'parent');
  await page.getByRole('button', { name: 'Emoji', exact: true }).click();
  const search = page.getByRole('searchbox', { name: 'Search emojis' });
  await expect(search).toBeFocused();
  await inBothThemes(page, expectAccessible);
  await page.keyboard.type('waving hand');
  await expect(page.getByRole('button', { name: 'waving hand', exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Medium', exact: true }).check();
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(composer(page)).toHaveValue('👋🏽');
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

test('the files of a conversation, and a gallery with keys', async ({ group, page, expectAccessible }) => {
  await group('Pictures', 'teacher', 'parent');
  await say(page, 'Look at https://example.com/album, please.');
  const draw = async (name: string, background: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer(),
  });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Attach files' }).click(),
  ]);
  await chooser.setFiles([await draw('one.png', '#884422'), await draw('two.png', '#224488')]);
  await expect(page.getByRole('button', { name: 'Remove two.png' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove one.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  for (const name of ['one.png', 'two.png'])
    await expect(page.getByRole('button', { name: `Picture ${name}` })).toBeVisible();
  await openAbout(page, 'Pictures', 'Files and links');
  await expect(page.getByRole('button', { name: 'Open one.png' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await page.getByRole('button', { name: 'Open one.png' }).click();
  const gallery = page.getByRole('dialog', { name: /^Picture \d of 2/ });
  await expect(gallery.getByRole('img', { name: 'one.png' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await page.keyboard.press('Home');
  await expect(gallery.getByText(/^Picture 1 of 2 · /)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText(/^Picture 2 of 2 · /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await page.getByRole('tab', { name: 'Links' }).click();
  await expect(page.getByRole('link', { name: 'https://example.com/album' })).toHaveAttribute('rel', /noopener/);
});

test('settings are kept, and a failure to load them is told in the modal', async ({
  signIn,
  page,
  expectAccessible,
}) => {
  const settings = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Settings of messages' }).click();
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
});

test('the platform writes to a school, and puts a notice above its lists', async ({
  signIn,
  page,
  other,
  expectAccessible,
}) => {
  await signIn('root', '/messaging/campaigns');
  await page.getByRole('button', { name: 'Send to the school' }).click();
  await expect(page.getByText('Choose a school.')).toBeVisible();
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
});

test('a school without polls reads how to get them', async ({ signIn, page, expectAccessible }) => {
  await signIn('teacher.c', '/messaging/main/contacts/new');
  await box(page, /./).first().click();
  await page.getByRole('button', { name: /^Write to/ }).click();
  await page.getByRole('button', { name: 'Make a poll' }).click();
  await expect(page.getByText('Not in your school’s package: Polls in messages')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'polling_promo');
  const months = ((cookie?.expires ?? 0) * 1000 - Date.now()) / (30.5 * 86_400_000);
  expect(Math.round(months)).toBe(6);
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('an official group says who keeps it, and everything fits', async ({ signIn, page, expectAccessible }) => {
    await signIn('formmaster', '/messaging/overview');
    await page.getByRole('button', { name: 'School groups' }).tap();
    await page.getByRole('link', { name: /11\.A parents/ }).tap();
    await expect(page).toHaveURL(/\/messaging\/main\/\d+/);
    await expect(composer(page)).toBeVisible();
    await openAbout(page, '11.A parents', 'Participants');
    await expect(page.getByText('This is the official group of the parents of 11.A.')).toBeVisible();
    await inBothThemes(page, expectAccessible);
    await expect(page.getByRole('button', { name: 'Add people' })).toHaveCount(0);
    await page.goto('/messaging/main/contacts/new');
    await box(page, /./).nth(0).tap();
    await box(page, /./).nth(1).tap();
    await inBothThemes(page, expectAccessible);
    await page.getByLabel('Title').fill('Two of us');
    await page.getByRole('button', { name: 'Start the group' }).tap();
    await expect(composer(page)).toBeVisible();
    const { group_id } = { group_id: Number(page.url().split('/').at(-1)) };
    await callAs(page, sendMessage, { body: { group_id, text: 'Hello' } });
    await expect(page.getByText('Hello').last()).toBeVisible();
  });
});
