import { createPoll } from '#modules/messaging/contract/create-poll.ts';
import { refusal } from '#platform/contract/envelope.ts';
import { inBothThemes } from './both-themes.ts';
import { draw } from './carried.ts';
import { RARE } from './rare.ts';
import { callAs, composer, expect, openAbout, say, test } from './talk.ts';

test('the files of a conversation, and a gallery with keys', async ({ group, page, expectAccessible }) => {
  await group('Pictures', 'teacher', 'parent');
  await say(page, 'Look at https://example.com/album, please.');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Attach files' }).click(),
  ]);
  // The second one is there first; they go out as they were picked.
  const second = Promise.withResolvers<void>();
  await page.route(/\/upload/, async (route) => {
    if (route.request().postDataBuffer()?.includes('one.png')) await second.promise;
    await route.continue();
  });
  await chooser.setFiles([await draw('one.png', '#884422', 300, 200), await draw('two.png', '#224488', 300, 200)]);
  await expect(page.getByRole('button', { name: 'Remove two.png' })).toBeVisible();
  second.resolve();
  await expect(page.getByRole('button', { name: 'Remove one.png' })).toBeVisible();
  await page.unroute(/\/upload/);
  await say(page, 'Brown and blue');
  const pictures = page.getByRole('article').getByRole('button', { name: /^Picture (one|two)/ });
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAccessibleName('Picture one.png');
  // Pictures speak for themselves: the words beside them can be taken away.
  await page
    .getByRole('article')
    .filter({ hasText: 'Brown and blue' })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(composer(page)).toHaveValue('Brown and blue');
  await composer(page).fill('');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByText('Brown and blue')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Picture one.png' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove (one|two)/ })).toHaveCount(0);
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
  const links = page.getByRole('region', { name: 'Links' });
  await expect(links.getByRole('link', { name: 'https://example.com/album' })).toHaveAttribute('rel', /noopener/);
});

test(
  'a download that fails says so, and works when the file is back',
  RARE,
  async ({ group, page, expectAccessible }) => {
    const id = await group('Notes', 'teacher', 'parent');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Attach files' }).click(),
    ]);
    await chooser.setFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Bring boots.') });
    await expect(page.getByRole('button', { name: 'Remove note.txt' })).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const answers = ['Monday', 'Friday'];
    const poll = await callAs(page, createPoll, { body: { group_id: id, question: 'When?', answers } });
    await page.request.post(`/api/v2/polls/${poll.id}/votes`, { data: { answer_id: poll.answers[0]?.id } });

    const downloads = [
      {
        address: /\/v2\/attachments\/\d+\/[^/]+\?/,
        status: 409,
        key: 'cannot_download_file',
        sentence: 'This file cannot be downloaded right now. Try again in a moment.',
        button: page.getByRole('button', { name: 'Download note.txt' }),
        name: 'note.txt',
      },
      {
        address: /\/v2\/polls\/\d+\/pdf/,
        status: 500,
        key: 'poll_export_error',
        sentence: 'The results could not be exported. Try again in a moment.',
        button: page.getByRole('button', { name: 'Results as PDF' }),
        name: 'When_.pdf',
      },
    ];
    for (const { address, status, key, sentence, button, name } of downloads) {
      await page.route(address, (route) => route.fulfill({ status, json: refusal('messaging', { key }) }));
      await button.click();
      await expect(page.getByText(sentence)).toBeVisible();
      await expectAccessible();
      await page.unroute(address);
      await page.keyboard.press('Escape');
      const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(file.suggestedFilename()).toBe(name);
    }
  },
);
