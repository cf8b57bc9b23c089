import type { Locator, Page } from '@playwright/test';

/** Opens the dialog and fills it in as far as a teacher needs it. */
export async function fillInvitation(page: Page, firstname: string, lastname: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('First name').fill(firstname);
  await dialog.getByLabel('Last name').fill(lastname);
  await dialog.getByLabel('Role').selectOption('Teacher');
  return dialog;
}

/** Sends the filled dialog. */
export const sendInvitation = (dialog: Locator): Promise<void> =>
  dialog.getByRole('button', { name: 'Invite', exact: true }).click();
