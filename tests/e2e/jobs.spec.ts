import { expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

test('the main administrator looks at the queue', RARE, async ({ signIn, page, expectAccessible }) => {
  await signIn('root', '/platform/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
  // What other stories began may still be due: a letter about new messages waits for ten minutes.
  const isDone = page.getByText('The queue is empty: everything is done.');
  await expect(isDone.or(page.getByRole('region', { name: 'Jobs in the queue' }))).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'Schools' })).not.toHaveAttribute('aria-current', 'page');
  await expectAccessible();
});

test('nobody else does', RARE, async ({ signIn, page }) => {
  await signIn('headmaster', '/platform/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is closed to your role');
});
