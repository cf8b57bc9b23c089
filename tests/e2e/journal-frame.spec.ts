import { enter, expect } from './kriit.ts';
import { dialogIn, lessonsOf } from './lessons.ts';
import { test } from './portal.ts';
import { RARE } from './rare.ts';

/** A host that keeps where the person is, as the guide tells it to, and mounts that page again when it is loaded anew. */
const hosting = (path: string) => `
  document.getElementById('above').style.height = '600px';
  const path = sessionStorage.getItem('path') ?? '${path}';
  mount({ path, locale: 'en', theme: 'light', launchCode: await launch('teacher', 'journal') });
  kriit.on('navigate', (told) => sessionStorage.setItem('path', told.path));
`;

test(
  'a journal on a page of another site opens its lessons inside, and again when that page is loaded anew',
  RARE,
  async ({ openHost, strict, product }) => {
    await enter(strict, product, 'teacher');
    const lessons = lessonsOf(strict, product.url);
    const journal_id = await lessons.journal('Mathematics: Trigonometry', '11.A');
    const { page, kriit } = await openHost(hosting(`/journal/${journal_id}`));
    const { dialog, title, button } = dialogIn(kriit);
    await kriit.getByRole('button', { name: 'New lesson' }).click();
    await title.fill('Seen from a portal');
    // The page is higher than the window; the dialog stands in what can be seen of the frame.
    const middle = async (): Promise<number> => {
      const [box, frame] = [await dialog.boundingBox(), await page.locator('iframe').boundingBox()];
      const [top, bottom] = [Math.max(frame?.y ?? 0, 0), Math.min((frame?.y ?? 0) + (frame?.height ?? 0), 720)];
      return Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - (top + bottom) / 2);
    };
    await page.evaluate('scrollTo(0, 500)');
    await expect.poll(middle).toBeLessThan(40);
    await expect.poll(() => page.evaluate("sessionStorage.getItem('path')")).toContain('open=new_lesson');

    await page.reload();
    await expect(title).toHaveValue('Seen from a portal');
    await expect(dialog.getByText('What you entered earlier and did not save is here again.')).toBeVisible();
    await button('Save and add homework').click();
    await kriit.getByLabel('What is to be done').fill('Draw a circle');
    await kriit.getByRole('button', { name: 'Save homework' }).click();
    await expect(kriit.getByText('The homework was saved.')).toBeVisible();
    expect(await lessons.titles(journal_id)).toContain('Seen from a portal');
  },
);

test('a pupil reads the diary on a page of another site', RARE, async ({ openHost }) => {
  const { kriit } = await openHost(`
    mount({ path: '/diary', locale: 'en', launchCode: await launch('student', 'journal') });
  `);
  await expect(kriit.getByRole('heading', { name: 'Diary' })).toBeVisible();
  await expect(kriit.getByRole('link', { name: 'Grades' })).toBeVisible();
});
