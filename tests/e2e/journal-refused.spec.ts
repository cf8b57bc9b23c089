import type { Page } from '@playwright/test';
import { enter, expect, test } from './kriit.ts';
import { activeCell, expectSaved, lessonsOf } from './lessons.ts';
import { RARE } from './rare.ts';

/** Opens a journal on a page that hears nothing of others, at its first cell, which is empty. */
async function openDeaf(page: Page, journal_id: number): Promise<void> {
  await page.routeWebSocket('**', () => undefined);
  await page.goto(`/journal/${journal_id}`);
  await activeCell(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Delete');
  await expectSaved(page);
}

test(
  'a grade that somebody else wrote over meanwhile is refused, kept, and written on request',
  RARE,
  async ({ signIn, page, openContext, product }) => {
    await signIn('teacher');
    const journal_id = await lessonsOf(page.context()).journal('Mathematics', '9.A');
    await openDeaf(page, journal_id);
    const context = await openContext();
    await enter(context, product, 'teacher');
    const other = await context.newPage();
    await other.goto(`/journal/${journal_id}`);
    await activeCell(other).focus();
    await other.keyboard.press('Control+Home');
    await other.keyboard.press('3');
    await expectSaved(other);

    await page.keyboard.press('5');
    const refused = page.getByRole('alert').filter({ hasText: 'One entry was not saved' });
    await expect(refused).toContainText(': 5');
    // What the other one wrote is in sight before anybody decides.
    await expect(activeCell(page)).toHaveAccessibleName(/, 3$/);
    await refused.getByRole('button', { name: 'Try again' }).click();
    await expect(refused).toBeHidden();
    await expect(activeCell(page)).toHaveAccessibleName(/, 5$/);
    await expectSaved(page);
    await expect(activeCell(other)).toHaveAccessibleName(/, 5$/);
  },
);

test(
  'a journal that is locked while somebody marks keeps what was typed, and is read only',
  RARE,
  async ({ signIn, page, openContext, product, expectAccessible }) => {
    await signIn('teacher');
    const journal_id = await lessonsOf(page.context()).journal('Chess club');
    await openDeaf(page, journal_id);
    const office = await openContext();
    await enter(office, product, 'headmaster');
    const lock = async (is_locked: boolean) => {
      const answer = await office.request.post(`${product.url}/api/journal/${journal_id}/lock`, {
        data: { is_locked },
      });
      expect(answer.status()).toBe(200);
    };
    await lock(true);
    await page.keyboard.press('x');
    const refused = page.getByRole('alert').filter({ hasText: 'One entry was not saved' });
    await expect(refused).toContainText(': X');
    await expect(page.getByText('This journal is locked: it can be read, not changed.')).toBeVisible();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    await expect(page.getByRole('button', { name: 'New lesson' })).toBeHidden();
    await expectAccessible(page);

    await lock(false);
    await refused.getByRole('button', { name: 'Try again' }).click();
    await expect(refused).toBeHidden();
    await expect(activeCell(page)).toHaveAccessibleName(/, absent$/);
  },
);
