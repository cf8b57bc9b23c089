import sharp from 'sharp';
import { sendMessage } from '#modules/messaging/contract/send-message.ts';
import { inBothThemes } from './both-themes.ts';
import { PHONE } from './phone.ts';
import { RARE } from './rare.ts';
import { box, callAs, composer, dialog, expect, openAbout, test } from './talk.ts';

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
  await expect(page.getByText('Give it a title.')).toBeVisible();
  await page.getByLabel('Title').fill('x'.repeat(50));
  await expect(page.getByText(/at most 49 characters/)).toBeVisible();
  await page.getByLabel('Title').fill('Harvest market');
  await page.getByRole('button', { name: 'Start the group' }).click();
  await expect(page).toHaveURL(/\/messaging\/main\/\d+$/);
  await expect(page.getByText('Harvest market').first()).toBeVisible();
});

test('an announcement says how many recipients it still needs', RARE, async ({ signIn, page, expectAccessible }) => {
  await signIn('formmaster', '/messaging/main/contacts/new');
  await page.getByRole('link', { name: /^New announcement/ }).click();
  await expect(page.getByRole('heading', { name: 'New announcement' })).toBeVisible();
  await page.getByText('People', { exact: true }).click();
  const contacts = page.getByRole('region', { name: 'Contacts' }).getByRole('checkbox');
  await contacts.nth(0).click();
  await expect(page.getByText('2 more recipients are needed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the announcement' })).toBeDisabled();
  await contacts.nth(1).click();
  await expect(page.getByText('1 more recipient is needed.')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await contacts.nth(2).click();
  await expect(page.getByText('3 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();

  // A family is in several groups, and how many people they are together only the server knows.
  await page.getByText('Groups', { exact: true }).click();
  await box(page, /^11\.A: Students\b/)
    .first()
    .click();
  await box(page, /^11\.A: Parents/).click();
  await expect(page.getByText(/^Up to \d+ chosen$/)).toBeVisible();
  await page.getByLabel('Title').fill('School is closed on Friday');
  await page.getByRole('button', { name: 'Start the announcement' }).click();
  await expect(page.getByText(/ · Announcement$/)).toBeVisible();

  // Notes to oneself are one press away.
  await page.goto('/messaging/main/contacts/new');
  await page.getByRole('button', { name: /^Notes to self/ }).click();
  await expect(page.getByText('Only you').first()).toBeVisible();
});

test('administrators look after who is in a conversation', RARE, async ({ group, page, other, expectAccessible }) => {
  const id = await group('Theatre evening', 'teacher', 'parent');
  const people = dialog(page, 'Participants');
  // The only one who looks after it reads that before leaving, and comes to where it is handed over.
  await openAbout(page, 'Theatre evening', 'Leave');
  const notYet = dialog(page, 'You cannot leave “Theatre evening” yet');
  await expect(notYet.getByRole('button', { name: 'Leave' })).toHaveCount(0);
  await notYet.getByRole('button', { name: 'Show the participants' }).click();
  await expect(people.getByText('Administrator')).toHaveCount(1);
  await people.getByRole('button', { name: 'Leave' }).click();
  await notYet.getByRole('button', { name: 'Show the participants' }).click();
  await expect(notYet).toBeHidden();
  await inBothThemes(page, expectAccessible);
  const actions = (name: RegExp) => people.getByRole('button', { name });
  await actions(/^Actions for Liis/).click();
  await page.getByRole('menuitem', { name: 'Make administrator' }).click();
  await expect(people.getByText('Administrator')).toHaveCount(2);
  await people.getByRole('button', { name: 'Leave' }).click();
  await dialog(page, 'Leave “Theatre evening”?').getByRole('button', { name: 'Cancel' }).click();
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

test(
  'the participants say who is here, also of those who come while one looks',
  RARE,
  async ({ group, page, other }) => {
    const id = await group('Long evening', 'teacher', 'parent');
    await page.clock.install();
    await page.reload();
    await openAbout(page, 'Long evening', 'Participants');
    const katrin = dialog(page, 'Participants').getByRole('listitem').filter({ hasText: 'Katrin' });
    await expect(katrin).toBeVisible();
    // A story before this one may have had them here until a moment ago.
    await expect(async () => {
      await page.clock.fastForward('00:20');
      await expect(katrin).not.toContainText('Online', { timeout: 1_000 });
    }).toPass();
    const parent = await other('parent', `/messaging/main/${id}`);
    await expect(composer(parent)).toBeVisible();
    // That somebody came is noted a moment later.
    await expect(async () => {
      await page.clock.fastForward('00:20');
      await expect(katrin).toContainText('Online', { timeout: 1_000 });
    }).toPass();
  },
);

test('what a conversation is called, looks like and allows', RARE, async ({ group, page, other, expectAccessible }) => {
  const id = await group('Chess club', 'teacher', 'parent');
  const teacher = await other('teacher', `/messaging/main/${id}`);
  await expect(composer(teacher)).toBeVisible();
  await openAbout(page, 'Chess club', 'About this conversation');
  const about = dialog(page, 'Conversation');
  await inBothThemes(page, expectAccessible);
  await about.getByLabel('Title').fill(' ');
  await about.getByRole('button', { name: 'Save the title' }).click();
  await expect(about.getByText('Give it a title.')).toBeVisible();
  await about.getByLabel('Title').fill('Chess club of 11.A');
  // What is being typed stays where somebody else has given it another title meanwhile.
  await page.request.post(`/api/v2/conversations/${id}/title`, { data: { title: 'Chess' } });
  await expect(about.getByText('Chess', { exact: true })).toBeVisible();
  await expect(about.getByLabel('Title')).toHaveValue('Chess club of 11.A');
  // A title that is not saved yet is not thrown away unasked.
  await page.keyboard.press('Escape');
  await dialog(page, 'Close without saving?').getByRole('button', { name: 'Stay' }).click();
  await expect(about.getByLabel('Title')).toHaveValue('Chess club of 11.A');
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
  const replies = about.getByRole('switch', { name: 'Participants may reply' });
  await replies.click();
  await expect(page.getByText('This is an announcement now.')).toBeVisible();
  await expect(replies).not.toBeChecked();
  await expect(composer(teacher)).toHaveCount(0);
  await replies.click();
  await expect(composer(teacher)).toBeVisible();

  await about.getByRole('button', { name: 'Mute' }).click();
  await page.getByRole('button', { name: 'For 8 hours' }).or(page.getByText('For 8 hours')).first().click();
  await expect(about.getByText(/^Muted until/)).toBeVisible();
  await about.getByRole('button', { name: 'Unmute' }).click();
  await expect(about.getByRole('button', { name: 'Mute' })).toBeVisible();
});

test('what holds no message is not offered to be cleared', RARE, async ({ group, page }) => {
  await group('Choir', 'teacher', 'parent');
  await openAbout(page, 'Choir', 'Clear for me');
  await dialog(page, 'Clear “Choir”?').getByRole('button', { name: 'Clear' }).click();
  await expect(dialog(page, 'Clear “Choir”?')).toHaveCount(0);
  await openAbout(page, 'Choir', 'Files and links');
  await expect(page.getByRole('menuitem', { name: 'Clear for me' })).toHaveCount(0);
  await expect(dialog(page, 'Files and links')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('header').getByRole('button', { name: 'Actions for Choir', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Mute' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Clear for me' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('an official group says who keeps it, and everything fits', RARE, async ({ signIn, page, expectAccessible }) => {
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
