import { expect, test } from './kriit.ts';
import { activeCell, expectSaved, lessonsOf } from './lessons.ts';
import { RARE } from './rare.ts';

test(
  'an assessment that somebody else changed meanwhile is not written over, and what was typed stays',
  RARE,
  async ({ signIn, page }) => {
    await signIn('teacher');
    const lessons = lessonsOf(page.context());
    const journal_id = await lessons.journal('Mathematics', '9.A');
    const { study_year } = await lessons.known(journal_id);
    const path = `/api/journal/${journal_id}/assessments`;
    const assessment = { title: 'Test as it was', assessed_on: study_year.ends_on, is_in_aggregate: true };
    const made = (await (await page.request.post(path, { data: assessment })).json()) as { data: { id: number } };
    await page.goto(`/journal/${journal_id}`);
    await activeCell(page).focus();
    await page.keyboard.press('Control+End');
    await page.getByRole('columnheader', { name: /Test as it was/ }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit assessment' });
    await dialog.getByLabel('Title').fill('Test as I call it');

    const theirs = { ...assessment, title: 'Test as they call it' };
    expect((await page.request.post(`${path}/${made.data.id}`, { data: theirs })).status()).toBe(200);
    await expect(page.locator('[role="columnheader"]').filter({ hasText: theirs.title })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('Somebody else has changed this assessment in the meantime.')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue('Test as I call it');
  },
);

test(
  'what points come to, and what that is worth, stands beside the pupil once they are saved',
  RARE,
  async ({ signIn, page }) => {
    await signIn('teacher');
    const read = async <T>(path: string): Promise<T> =>
      ((await (await page.request.get(`/api/${path}`)).json()) as { data: T }).data;
    const journals = await read<{ id: number; is_point_based: boolean }[]>('journals');
    const id = journals.find(({ is_point_based }) => is_point_based)?.id ?? 0;
    const { students } = await read<{ students: { student_id: number }[] }>(`journal/${id}/table`);
    await page.goto(`/journal/${id}`);
    await activeCell(page).focus();
    await page.keyboard.press('Control+Home');
    const shown = new Set<string>();
    for (const points of ['10', '0']) {
      await page.keyboard.press('Delete');
      await page.keyboard.type(points);
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowUp');
      await expectSaved(page);
      const results = await read<{ student_id: number; percent: number; credit: string }[]>(`journal/${id}/results`);
      const said = results.find(({ student_id }) => student_id === students[0]?.student_id);
      const text = `${said?.percent}% · ${said?.credit}`;
      await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText(text);
      shown.add(text);
    }
    expect(shown.size).toBe(2);
  },
);
